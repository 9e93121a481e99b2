import { describe, expect, it } from 'vitest'
import {
  buildForum,
  buildMessage,
  buildRegion,
  buildReply,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { clientIn } from '../../../tests/support/builders/staff.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { countSite } from './numbers.ts'

const database = await testDatabase()
const { db } = database
const { app, deps } = await testServer(database)
const visitor = clientOf(app, undefined, '')
const day = 86_400_000

async function buildDictionary(name: string, ...values: [string, string, string, string][]) {
  const { id } = await db
    .insertInto('dict_type')
    .values({ name, label: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = values.map(([value, zhCN, zhTW, enUS], sort) => ({
    type_id: id,
    value,
    sort,
    label_zh_cn: zhCN,
    label_zh_tw: zhTW,
    label_en_us: enUS
  }))
  await db.insertInto('dict_value').values(rows).execute()
}

describe('the settings for front ends', () => {
  it('have the key, the limits, and the dictionaries in the reader’s language', async () => {
    await buildDictionary(
      'messageType',
      ['1', '咨询', '諮詢', 'Consultation'],
      ['2', '投诉', '投訴', 'Complaint']
    )
    await buildDictionary('domain', ['1', '城建', '城建', 'Urban development'])
    const config = await visitor.call('siteConfig')
    expect(config.publicKey).toBe(deps.keys.publicKeyPem)
    expect(config.limits).toMatchObject({ contentMin: 20, titleMin: 4, replyMax: 1000 })
    expect(config.nodeEnv).toBe('demo')
    expect(config.permissions).toContain('board:message:approve')
    const inEnglish = await app.inject({
      url: '/v1/site/config',
      headers: { 'accept-language': 'en-US,zh;q=0.5' }
    })
    expect(inEnglish.json().data.dictList[1]).toMatchObject({
      dictType: 'messageType',
      dataList: [{ dictValue: '1', dictLabel: 'Consultation' }, { dictLabel: 'Complaint' }]
    })
    expect(await visitor.call('typeList')).toHaveLength(2)
    expect(await visitor.call('domainList')).toEqual([{ dictValue: '1', dictLabel: '城建' }])
  })

  it('ask for a picture of the licence only if registrations of companies are confirmed', async () => {
    await setParameter(db, 'company.licence', 'required')
    expect((await visitor.call('siteConfig')).registration.licence).toBe(true)
    await setParameter(db, 'company.confirmation', false)
    expect((await visitor.call('siteConfig')).registration.licence).toBe(false)
    await setParameter(db, 'company.confirmation', true)
    await setParameter(db, 'company.licence', 'off')
  })

  it('contain no secret', async () => {
    // names of permissions may contain such words
    const { permissions: _, ...told } = await visitor.call('siteConfig')
    expect(JSON.stringify(told)).not.toMatch(/PRIVATE|password|sealed/i)
  })

  it('have the topics that are open', async () => {
    await db
      .insertInto('topic')
      .values([
        { name: '老旧小区改造', sort: 2 },
        { name: '营商环境', name_en_us: 'Business environment', sort: 1 },
        { name: '旧题', status: 0 }
      ])
      .execute()
    expect((await visitor.call('topicList')).map(({ topicName }) => topicName)).toEqual([
      '营商环境',
      '老旧小区改造'
    ])
  })

  it('name topics in English for readers of English, if they have such a name', async () => {
    const reader = clientIn('en-US', { app, deps }, '')
    expect((await reader.call('topicList')).map(({ topicName }) => topicName)).toEqual([
      'Business environment',
      '老旧小区改造'
    ])
  })
})

describe('the numbers of the home page', () => {
  it('count approved messages and the median working days to a first final reply', async () => {
    const { fid } = await buildForum(db)
    // a Friday; a weekend lies between 11 and 4 days ago
    const now = new Date('2026-03-20T10:00:00+08:00')
    const ago = (days: number) => new Date(now.getTime() - days * day)
    for (const [approved, replied] of [
      [11, 9],
      [11, 4],
      [11, 1]
    ] as const) {
      const { tid } = await buildMessage(db, { fid, created_at: ago(approved) })
      await buildReply(db, { tid, created_at: ago(replied) })
      await buildReply(db, { tid, created_at: ago(1) })
    }
    const { tid } = await buildMessage(db, { fid, created_at: ago(300) })
    await buildReply(db, { tid, created_at: ago(200) })
    await buildMessage(db, { fid, audit_state: 0 })
    await countSite(db, now)
    expect(await visitor.call('siteNumbers')).toEqual({
      messages: 4,
      replied: 4,
      medianDays: 5,
      at: Math.floor(now.getTime() / 1000)
    })
    await buildMessage(db, { fid })
    expect((await visitor.call('siteNumbers')).messages).toBe(4)
    await countSite(db, now)
    expect(await visitor.call('siteNumbers')).toMatchObject({ messages: 5, replied: 4 })
    expect(await visitor.call('getForum', { query: { fid } })).toMatchObject({
      messageCount: 5,
      replyCount: 4
    })
  })

  it('are counted for a province with all regions below it; forums of the whole country belong to none', async () => {
    const [province, other] = [990_000, 980_000]
    const now = new Date('2026-03-20T10:00:00+08:00')
    const ago = (days: number) => new Date(now.getTime() - days * day)
    const answered = async (regionId: number, days: number) => {
      await db.insertInto('region').values({ id: regionId, name: '某地', type: 'province' }).execute()
      const { fid } = await buildForum(db, { region_id: regionId })
      const { tid } = await buildMessage(db, { fid, created_at: ago(11) })
      await buildReply(db, { tid, created_at: ago(11 - days) })
      await buildMessage(db, { fid })
    }
    await answered(province, 2)
    await answered(province + 102, 7)
    await answered(other, 9)
    await countSite(db, now)
    const of = async (regionId?: number) => await visitor.call('siteNumbers', { query: { regionId } })
    expect(await of(province)).toMatchObject({ messages: 4, replied: 2, medianDays: 3.5 })
    expect(await of(other)).toMatchObject({ messages: 2, replied: 1, medianDays: 7 })
    expect(await of(970_000)).toMatchObject({ messages: 0, replied: 0, medianDays: null })
    const country = await of()
    expect(country.messages).toBe(11)
    expect(country).not.toHaveProperty('provinces')
    await expect(of(province + 102)).rejects.toMatchObject({ code: 'GEN0400' })
    await db.updateTable('forum').set({ region_id: null }).execute()
    await db.deleteFrom('region').execute()
  })
})

describe('regions', () => {
  it('are listed as the provinces, and as the regions below one', async () => {
    const province = await buildRegion(db, { name: '青川省' })
    const city = await buildRegion(db, { name: '临江市', type: 'city', parent_id: province.id })
    expect(await visitor.call('regionChildren')).toEqual([
      { id: province.id, parentId: null, name: '青川省', type: 'province', hasChildren: true }
    ])
    expect(await visitor.call('regionChildren', { query: { parentId: province.id } })).toMatchObject([
      { id: city.id, hasChildren: false }
    ])
    expect(await visitor.call('regionPath', { query: { id: city.id } })).toMatchObject([
      { id: province.id, hasChildren: true },
      { id: city.id, name: '临江市', hasChildren: false }
    ])
  })
})
