import { beforeAll, describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildForum,
  buildMessage,
  buildRegion
} from '../../../tests/support/builders/builders.ts'
import { buildCampaign } from '../../../tests/support/builders/campaigns.ts'
import { clientIn } from '../../../tests/support/builders/staff.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { searchDocument } from '../../records/search/bigrams.ts'

const { visitor, db, app, deps } = await testBoard(await testDatabase())
const search = (keywords: string, more: { regionId?: number } = {}) =>
  visitor.call('searchSite', { query: { keywords, ...more } })

async function buildCase(title: string, isPublic = true) {
  const message = await buildMessage(db, { is_public: isPublic })
  const at = new Date()
  const { uid } = await buildAccount(db)
  return await db
    .insertInto('library_case')
    .values({
      tid: message.tid,
      group_id: message.group_id,
      domain_id: 1,
      title,
      state: 'published',
      proposed_by: uid,
      created_at: at,
      changed_at: at,
      published_at: at
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

// the names of offices are kept for some seconds, so they stand before the first search
beforeAll(async () => {
  await buildRegion(db, { id: 510_000, name: '四川省', type: 'province' })
  await buildRegion(db, { id: 511_900, name: '巴中市', type: 'city', parent_id: 510_000 })
  await buildRegion(db, { id: 511_921, name: '通江县', type: 'county', parent_id: 511_900 })
  await buildForum(db, { name: '通江县委书记', region_id: 511_921 })
  await buildForum(db, { name: '通江县县长', region_id: 511_921, status: 0 })
  await buildForum(db, { name: '教育部', organization: 3 })
})

describe('the search of the site', () => {
  it('finds leaders who take messages', async () => {
    const { leaders } = await search('通江')
    expect(leaders).toMatchObject([{ name: '通江县委书记', regionName: '四川省巴中市通江县' }])
    expect((await search('教育部')).leaders.map(({ name }) => name)).toEqual(['教育部'])
    expect((await search('通江路灯不亮')).leaders).toHaveLength(1)
    expect((await search('路灯不亮')).leaders).toEqual([])
  })

  it('finds the part of a help page that answers, in each language', async () => {
    const { help } = await search('忘记密码')
    expect(help[0]).toMatchObject({ key: 5, title: '忘记密码怎么办' })
    const page = await visitor.call('getHelp', { query: { key: 5 } })
    expect(page.content.split('\n## ')[help[0]?.part ?? 0]).toContain('忘记密码怎么办')
    const ask = async (language: 'zh-TW' | 'en-US', keywords: string) =>
      (await clientIn(language, { app, deps }, '').call('searchSite', { query: { keywords } })).help[0]
    expect(await ask('zh-TW', '忘記密碼')).toMatchObject({ key: 5, title: '忘記密碼怎麼辦' })
    expect(await ask('en-US', 'forgot password')).toMatchObject({ key: 5 })
  })

  it('finds the public message with a number, however the number is written', async () => {
    const { tid } = await buildMessage(db)
    const hidden = await buildMessage(db, { is_public: false })
    for (const words of [
      `${tid}`,
      `编号${tid}`,
      `#${tid}`,
      `No. ${tid}`,
      `編號：${tid}`,
      `留言编号 ${tid}号`
    ])
      expect((await search(words)).number, words).toMatchObject({ tid })
    expect((await search(`${hidden.tid}`)).number).toBeNull()
    expect((await search(`${tid}路`)).number).toBeNull()
    expect((await visitor.call('listMessages', { query: { keywords: `编号${tid}` } })).list[0]?.tid).toBe(tid)
  })

  it('finds nothing near a telephone number, which shares pieces with other numbers', async () => {
    const near = (keywords: string) => visitor.call('listNearMessages', { query: { keywords } })
    const subject = '热线 38112233445 无人接听'
    const { tid } = await buildMessage(db, { subject, audit_state: 1, approved_at: new Date() })
    await db
      .insertInto('message_search')
      .values({ tid, ...searchDocument([subject]) })
      .execute()
    expect(await near('38112233446')).toEqual([])
    expect(await near('热线 38112233446 没人接听')).toHaveLength(1)
  })

  it('finds public cases by the matter and not by the way of asking', async () => {
    const { id } = await buildCase('新市民落户一次办结')
    await buildCase('老人落户上门办理', false)
    expect((await search('如何落户')).cases.map(one => one.id)).toEqual([id])
    expect((await search('如何办理')).cases).toEqual([])
  })

  it('finds public campaigns and open topics', async () => {
    const { id } = await buildCampaign(db, { text: { title: '夜间公交线路怎么排' } })
    await buildCampaign(db, { audit_state: 0, text: { title: '夜间公交票价' } })
    expect((await search('公交线路')).campaigns).toMatchObject([{ id, lifeCycle: 1 }])
    const values = [
      { name: '老旧小区改造', status: 1 },
      { name: '老旧小区加梯', status: 0 }
    ]
    await db.insertInto('topic').values(values).execute()
    expect((await search('老旧小區改造')).topics.map(({ topicName }) => topicName)).toEqual(['老旧小区改造'])
  })

  it.each(['？', '%_', "'; drop table message; --", '𠮷'.repeat(60), 'a'.repeat(100), '的'])(
    'finds nothing for %j',
    async words => {
      const found = await search(words)
      expect(found).toMatchObject({ number: null, leaders: [], topics: [], campaigns: [], cases: [] })
    }
  )
})
