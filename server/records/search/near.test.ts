import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForum, buildMessage, buildRegion } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { forgetPlaces } from '../../directory/site/places.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Db, openDatabase } from '../../platform/database/open.ts'
import { searchDocument } from './bigrams.ts'
import { findNear } from './near.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
beforeAll(() => migrate(pglite), 60_000)
afterAll(() => pglite.close())

async function write(db: Db, subject: string, content = '', given: Parameters<typeof buildMessage>[1] = {}) {
  const message = await buildMessage(db, { audit_state: 1, approved_at: new Date(), subject, ...given })
  await db
    .insertInto('message_search')
    .values({ tid: message.tid, ...searchDocument([subject, content]) })
    .execute()
  return message
}

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('near results on %s', (_, db) => {
  const near = (text: string, values = {}) => findNear(db, text, { rows: 10, values })

  it('contain most of the words, those with more of them first', async () => {
    const most = await write(db, '育才路路面坑洼积水')
    const all = await write(db, '育才路路面坑洼')
    await write(db, '育才小学放学时间')
    expect(await near('育才路路面坑洼不平')).toEqual([all.tid, most.tid].sort((one, other) => other - one))
    // who asks with the very words finds it among the exact results
    expect(await near('育才路路面坑洼')).toEqual([])
  })

  it('contain words of the same meaning', async () => {
    const { tid } = await write(db, '老板拖欠工资半年')
    await write(db, '建议提高工资标准')
    expect(await near('讨薪')).toEqual([tid])
  })

  it('have less of the words if nothing has more', async () => {
    const { tid } = await write(db, '汽修店喷漆呛人')
    expect(await near('楼下修车铺子喷漆太熏人')).toEqual([tid])
    const likelier = await write(db, '楼下喷漆太熏人')
    expect(await near('楼下修车铺子喷漆太熏人')).toEqual([likelier.tid])
  })

  it('are about the matter more than about an office in the words', async () => {
    await write(db, '表扬卫健委')
    const { tid } = await write(db, '巷口推拿店没招牌')
    expect((await near('卫健委 推拿'))[0]).toBe(tid)
  })

  it('prefer what stands in the subject', async () => {
    const inText = await write(db, '物业不管事', '楼下有人养鸽子，天天落羽毛')
    const inSubject = await write(db, '邻居养鸽子影响生活', '请上门看看', {
      approved_at: new Date('2026-01-01')
    })
    expect(await near('养鸽子扰民')).toEqual([inSubject.tid, inText.tid])
  })

  it('are public, and of the chosen kind', async () => {
    const { tid } = await write(db, '菜场地面湿滑', '', { type_id: 2 })
    await write(db, '菜场地面湿漉漉', '', { is_public: false })
    expect(await near('菜场地面太湿滑了')).toEqual([tid])
    expect(await near('菜场地面太湿滑了', { type: [1] })).toEqual([])
  })

  it('of a query that is only a place are of its region, else of the regions above it', async () => {
    for (const [id, parent_id, name] of [
      [530000, null, '云南省'],
      [530100, 530000, '昆明市'],
      [530129, 530100, '寻甸县']
    ] as const)
      await buildRegion(db, { id, parent_id, name })
    forgetPlaces(db)
    await write(db, '寻找甸园路的路灯')
    expect(await near('寻甸')).toEqual([])
    const city = await write(db, '地铁何时通车', '', {
      fid: (await buildForum(db, { region_id: 530100 })).fid
    })
    expect(await near('寻甸')).toEqual([city.tid])
    const county = await write(db, '集市何时改造', '', {
      fid: (await buildForum(db, { region_id: 530129 })).fid
    })
    expect(await near('寻甸')).toEqual([county.tid])
    expect(await near('昆明')).toEqual([county.tid, city.tid])
  })

  it('are one of each subject, whatever kind of message its words name', async () => {
    await write(db, '关于“窨井盖松动异响”的投诉')
    await write(db, '请问：窨井盖松动异响')
    const newest = await write(db, '投诉：窨井盖松动异响')
    const other = await write(db, '窨井盖松动塌陷')
    expect(await near('窨井盖松动响声')).toEqual([newest.tid, other.tid])
  })

  it.each(['', '  ', '！？', '好', '%_', "'; drop table message; --", '𠮷'.repeat(60), 'a'.repeat(100)])(
    'are none for %j',
    async text => {
      expect(await near(text)).toEqual([])
    }
  )
})
