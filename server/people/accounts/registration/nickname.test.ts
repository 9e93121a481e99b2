import { Converter } from 'opencc-js/cn2t'
import { describe, expect, it } from 'vitest'
import { buildForum, buildGroup } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { ofOffices, ofSite, requireNickname } from './nickname.ts'

const { db } = await testDatabase()
const group = await buildGroup(db, { name: '教育部' })
await buildForum(db, { group_id: group.id, name: '绍兴市交通局' })
await buildForum(db, { group_id: group.id, name: '绍兴市委书记 甲乙丙' })
await buildForum(db, { group_id: group.id, name: '某区长信箱', title: '区长：丁戊' })
await buildForum(db, { group_id: group.id, name: '某县县长信箱' })
await buildGroup(db, { name: '卫生健康委' })
await db.insertInto('forbidden_word').values({ word: '无可奉告' }).execute()

const traditional = (['t', 'tw', 'hk'] as const).map(to => Converter({ from: 'cn', to }))
const kept = [...ofSite, ...ofOffices]

describe('a nickname', () => {
  it('has no kept word in Traditional characters either', async () => {
    const forms = new Set(kept.flatMap(word => traditional.map(convert => convert(word))))
    expect(forms).toContain('平臺')
    for (const form of forms)
      await expect(requireNickname(db, `青山${form}`), form).rejects.toMatchObject({ code: 'USR0061' })
  })

  it('has each kept word once in its lists', () => {
    expect(kept).toHaveLength(new Set(kept).size)
  })

  it.each([
    '青山',
    '江边散步的人',
    'Qing-shan_2',
    '阿依·古丽',
    '大结局',
    '邮递员',
    '部落格',
    '院子里的树',
    '爱坐公交',
    '小明2026',
    'adam2',
    '系统工程师',
    'abc12345',
    '老城的人',
    '学生家长',
    '家乡长大的人',
    '小区长椅',
    'oil_2026',
    'li1985',
    '生于19851231',
    '一三五七九的人',
    '居民建议',
    '甲乙两人'
  ])('may be %s', async name => {
    await expect(requireNickname(db, name)).resolves.toBeUndefined()
  })

  it.each(['山', '很'.repeat(21), '青 山', '青山!', '<b>青山</b>', '青山\n'])(
    'has no such shape: %j',
    async name => {
      await expect(requireNickname(db, name)).rejects.toMatchObject({ code: 'USR0060' })
    }
  )

  it.each([
    '本站管理员',
    '领导留言板',
    'ADMIN01',
    '小编无可奉告',
    '无可奉告',
    '平台编辑',
    '平臺服務',
    '人民网',
    '教育部',
    '我在教育部',
    '绍兴市交通局',
    '紹興市交通局',
    '我在紹興市交通局',
    '衛生健康委',
    '衞生健康委',
    '無可奉告',
    '城管局',
    '网信办',
    '網信辦',
    '派出所民警',
    '纪委',
    '市紀委',
    '系统通知',
    '系統通知',
    '12345',
    '12345热线',
    'adm1n',
    '4dmin',
    'ad_min',
    '5ystem',
    'officia1',
    '領導',
    '我是領導',
    '交通局',
    '管-理-员',
    '官·方',
    '市监局',
    '住建局',
    '街道办主任',
    '人大代表',
    '小区法官',
    '某某镇长',
    '區長信箱',
    '无可-奉告',
    '13800138000',
    '找我138-0013-8000',
    '一三八零零一三八零零零',
    '幺三八〇〇幺三八〇〇〇',
    'l38OOl38OOO',
    '138零零138零零零',
    '0571-88880000',
    '打4008001234',
    '86_138·0013·8000',
    '甲乙丙',
    '我是甲·乙·丙',
    '丁戊粉丝',
    '我爱共产党',
    '我愛共產黨',
    '九三学社社员',
    '共-青-团',
    '国务院办公厅'
  ])('is nobody else: %s', async name => {
    await expect(requireNickname(db, name)).rejects.toMatchObject({ code: 'USR0061' })
  })
})
