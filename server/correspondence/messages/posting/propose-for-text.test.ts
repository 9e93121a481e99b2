import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  buildForum,
  buildMessage,
  buildRegion,
  buildReply,
  setParameter
} from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { forgetPlaces } from '../../../directory/site/places.ts'
import { forgetModels } from '../../../records/learning/read.ts'
import { leastTexts, trainModels } from '../../../records/learning/train.ts'
import { searchDocument } from '../../../records/search/bigrams.ts'
import { forgetPairShares } from '../../../records/search/pair-shares.ts'
import { joinWords } from './propose-for-text.ts'

const { db, visitor, client, uid, world } = await testBoard(await testDatabase())
const [zhejiang, shaoxing, zhuji, keqiao] = [330_000, 330_600, 330_681, 330_603]
await buildRegion(db, { id: zhejiang, name: '浙江省' })
await buildRegion(db, { id: shaoxing, name: '绍兴市', parent_id: zhejiang, type: 'city' })
await buildRegion(db, { id: zhuji, name: '诸暨市', parent_id: shaoxing, type: 'county' })
await buildRegion(db, { id: keqiao, name: '柯桥区', parent_id: shaoxing, type: 'county' })
forgetPlaces(db)
const leaderOf = async (region_id: number, name: string, given = {}) =>
  (await buildForum(db, { region_id, name, ...given })).fid
const ofCity = await leaderOf(shaoxing, '绍兴市市长')
const ofZhuji = await leaderOf(zhuji, '诸暨市市长')
const ofKeqiao = await leaderOf(keqiao, '柯桥区区长')
await leaderOf(zhuji, '诸暨市委书记', { status: 0 })

const propose = (subject: string, more: { content?: string; fid?: number; domainId?: number } = {}) =>
  visitor.call('proposeForText', { body: { subject, ...more } })

describe('leaders for a text', () => {
  it('are those of the region that it names, and accept messages', async () => {
    const { forums, otherRegion } = await propose('诸暨路灯不亮')
    expect(forums).toMatchObject([{ fid: ofZhuji, name: '诸暨市市长', why: '诸暨' }])
    expect(otherRegion).toBeNull()
  })

  it('are nearer than the chosen one, which is not another region', async () => {
    const { forums, otherRegion } = await propose('路灯不亮', {
      content: '诸暨城区的路灯坏了一周',
      fid: ofCity
    })
    expect(forums.map(({ fid }) => fid)).toEqual([ofZhuji])
    expect(otherRegion).toBeNull()
  })

  it('are asked for if the text names another region than that of the chosen one', async () => {
    const { forums, otherRegion } = await propose('诸暨路灯不亮', { fid: ofKeqiao })
    expect(forums.map(({ fid }) => fid)).toEqual([ofZhuji])
    expect(otherRegion).toEqual({ regionId: zhuji, name: '浙江省绍兴市诸暨市', word: '诸暨' })
  })

  it.each([
    ['a text without a region', '育才路路灯不亮', undefined],
    ['the region of the chosen one', '诸暨路灯不亮', ofZhuji],
    ['a region above the chosen one', '绍兴路灯不亮', ofZhuji],
    ['a congress', '诸暨路灯不亮', world.forums.congress]
  ])('are none for %s', async (_, subject, fid) => {
    expect(await propose(subject, { fid })).toMatchObject({ forums: [], otherRegion: null })
  })

  it('are none if the content names two regions', async () => {
    expect((await propose('路灯不亮', { content: '诸暨市和柯桥区的路灯都坏了' })).forums).toEqual([])
    expect((await propose('诸暨路灯不亮', { content: '比柯桥区的暗' })).forums).toMatchObject([
      { fid: ofZhuji }
    ])
  })

  it('are none if such proposals are off', async () => {
    await setParameter(db, 'proposal.forum', 0)
    expect((await propose('诸暨路灯不亮', { fid: ofKeqiao })).otherRegion).toBeNull()
    await setParameter(db, 'proposal.forum', 1)
  })
})

describe('leaders for a text that names no region', () => {
  const subject = '育才路路灯不亮'
  const near = async (more = {}) => {
    const reader = await client('neighbour')
    return (await reader.call('proposeForText', { body: { subject, ...more } })).forums
  }
  const moveTo = async (region_id: number | null) => {
    const account = db.updateTable('account').set({ region_id })
    await account.where('uid', '=', await uid('neighbour')).execute()
  }
  const writeTo = async (fid: number, created_at: string) => {
    await buildMessage(db, { fid, author_uid: await uid('neighbour'), created_at: new Date(created_at) })
  }

  it('are those of the leader written to last, unless the account has a region', async () => {
    expect(await near()).toEqual([])
    await writeTo(ofCity, '2026-01-01')
    await writeTo(world.forums.congress, '2026-03-01')
    expect(await near()).toMatchObject([{ fid: ofCity, why: null, ground: 'lastLeader' }])
    await writeTo(ofKeqiao, '2026-02-01')
    expect(await near()).toMatchObject([{ fid: ofKeqiao }])
    await moveTo(zhuji)
    expect(await near()).toMatchObject([{ fid: ofZhuji, why: null, ground: 'ownRegion' }])
  })

  it('are none where a leader is chosen or the text names regions', async () => {
    expect(await near({ fid: ofCity })).toEqual([])
    expect(await near({ content: '诸暨市和柯桥区的路灯都坏了' })).toEqual([])
    expect(await near({ content: '柯桥区的路灯坏了' })).toMatchObject([{ fid: ofKeqiao, ground: 'text' }])
  })

  it('are those of the city if the county has none, and never those of a province', async () => {
    const shengzhou = 330_683
    await buildRegion(db, { id: shengzhou, name: '嵊州市', parent_id: shaoxing, type: 'county' })
    await leaderOf(zhejiang, '浙江省省长')
    await moveTo(shengzhou)
    expect(await near()).toMatchObject([{ fid: ofCity, ground: 'ownRegion' }])
    await moveTo(zhejiang)
    expect(await near()).toMatchObject([{ fid: ofKeqiao, ground: 'lastLeader' }])
  })
})

const written = [
  { domain_id: 1, type_id: 6, subject: '路灯不亮', content: '小区门口的路灯坏了，夜里看不见' },
  { domain_id: 4, type_id: 1, subject: '学校食堂', content: '食堂的饭菜价格为什么涨了' }
] as const

describe('type and domain', () => {
  it('are none on a site that has learnt nothing, which it says', async () => {
    expect(await propose('路灯又坏了')).toMatchObject({ type: null, domain: null, whyNone: 'fewMessages' })
  })

  it('come with the words that decide, unless they are chosen already', async () => {
    for (let at = 0; at < leastTexts; at++) await buildMessage(db, written[at % 2])
    await trainModels(db, () => new Date())
    forgetModels(db)
    const text = { content: '小区门口的路灯坏了三天，夜里看不见路' }
    const { type, domain, whyNone } = await propose('路灯又坏了', text)
    expect({ type: type?.id, domain: domain?.id, whyNone }).toEqual({ type: 6, domain: 1, whyNone: null })
    expect(domain?.words.some(word => '路灯又坏了小区门口'.includes(word))).toBe(true)
    expect((await propose('路灯又坏了', { ...text, domainId: 1 })).domain).toBeNull()
    await setParameter(db, 'proposal.domain', 0)
    expect(await propose('路灯又坏了', text)).toMatchObject({ domain: null, whyNone: 'off' })
    await setParameter(db, 'proposal.domain', 1)
  })
})

it.each([
  [['不亮', '路灯', '灯不'], ['路灯不亮']],
  [
    ['坑洼', '路灯'],
    ['坑洼', '路灯']
  ],
  [
    ['路燈', '坑洼'],
    ['路燈', '坑洼']
  ],
  [[], []]
])('of %j a reader reads %j', (words, joined) => {
  expect(joinWords({ subject: '育才路路灯不亮', content: '路面坑洼' }, words)).toEqual(joined)
})

describe('what a form proposed', () => {
  const counts = () =>
    db
      .selectFrom('proposal_count')
      .select(['kind', 'label', 'offered', 'taken', 'changed'])
      .orderBy('kind')
      .execute()

  it('is counted when the message is posted, and an invented value is not', async () => {
    const body = {
      fid: ofCity,
      typeId: 2,
      domainId: 1,
      subject: '城东公园座椅破损',
      content: '城东公园的座椅坏了很久，老人没有地方休息，希望尽快修好。',
      isPublic: true,
      isAnonymous: false
    } as const
    const citizen = await client('citizen')
    await citizen.call('postMessage', { body })
    expect(await counts()).toEqual([])
    await citizen.call('postMessage', {
      body: { ...body, proposed: { domainId: 1, typeId: 6, fid: ofCity } }
    })
    await citizen.call('postMessage', { body: { ...body, proposed: { domainId: 31_000, fid: 2_000_000 } } })
    expect(await counts()).toEqual([
      { kind: 'domain', label: '1', offered: 1, taken: 1, changed: 0 },
      { kind: 'forum', label: String(ofCity), offered: 1, taken: 1, changed: 0 },
      { kind: 'type', label: '6', offered: 1, taken: 0, changed: 1 }
    ])
  })
})

describe('similar messages', () => {
  const similar = (subject: string, content?: string) => {
    forgetPairShares(db)
    return visitor.call('listSimilarMessages', { body: { subject, content, fid: ofCity } })
  }
  const publish = async (subject: string, given = {}) => {
    const { tid } = await buildMessage(db, { subject, fid: ofCity, ...given })
    await db
      .insertInto('message_search')
      .values({ tid, ...searchDocument([subject]) })
      .execute()
    return tid
  }

  it('come with their state and the first line of the reply that says something, one of each subject', async () => {
    const tid = await publish('西湖路窨井盖破损异响')
    await publish('西湖路窨井盖破损异响', { is_public: false })
    const open = await publish('西湖路窨井盖松动异响')
    await buildReply(db, { tid, content: '您好：\n经核查，窨井盖已于三月更换完毕。\n感谢关注。' })
    expect(await similar('西湖路窨井盖破损异响扰民')).toMatchObject([
      { tid, state: 2, replyLine: '经核查，窨井盖已于三月更换完毕。', joinable: true, joined: false },
      { tid: open, state: 0, replyLine: null }
    ])
    await publish('西湖路窨井盖松动异响')
    expect(await similar('西湖路窨井盖破损异响扰民')).toHaveLength(2)
    await setParameter(db, 'proposal.similar', 0)
    expect(await similar('西湖路窨井盖破损异响扰民')).toEqual([])
    await setParameter(db, 'proposal.similar', 1)
  })
})

it('neither call stores the text', async () => {
  const text = '这句话只在填写时出现一次'
  await visitor.call('listSimilarMessages', { body: { subject: text, content: text } })
  await visitor.call('proposeForText', { body: { subject: text, content: text } })
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  expect(rows.length).toBeGreaterThan(50)
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`}`.execute(db)
    expect(found.rows, name).toEqual([])
  }
})
