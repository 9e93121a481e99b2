import { expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { visitor, world } = board
const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]

async function written(fid: number): Promise<number> {
  const content = '老城区的护城河需要疏浚，雨天水位上涨很快，两岸居民出行不便，希望尽快安排。'
  const subject = '护城河需要疏浚'
  const kinds = { typeId: 5, domainId: 1, isPublic: true, isAnonymous: false } as const
  const message = await citizen.call('postMessage', { body: { fid, subject, content, ...kinds } })
  await editor.call('approveMessage', { body: { ...message, priorityLevel: 2 } })
  return message.tid
}

const inCity = await written(world.forums.city)
const inCongress = await written(world.forums.congress)
const found = async (query: object) =>
  (await visitor.call('listMessages', { query })).list.map(({ tid }) => tid)

it('messages are listed and searched by the organization of their forum', async () => {
  for (const words of [{}, { keywords: '护城河' }]) {
    expect(await found({ ...words, organization: 5 })).toEqual([inCongress])
    expect(await found({ ...words, organization: 1 })).toEqual([inCity])
    expect(await found({ ...words, organization: 1, fid: world.forums.congress })).toEqual([])
    expect(await found({ ...words, organization: 5, regionId: 330_000 })).toEqual([])
  }
})

it('messages are listed and searched by their state; two states of the same words are one', async () => {
  const set = async (tid: number, state: number) =>
    await board.db.updateTable('message').set({ state }).where('tid', '=', tid).execute()
  await set(inCity, 2)
  for (const words of [{}, { keywords: '护城河' }]) {
    expect(await found({ ...words, state: 0 })).toEqual([inCongress])
    expect(await found({ ...words, state: 1 })).toEqual([inCity])
    expect(await found({ ...words, state: 3 })).toEqual([])
  }
  await set(inCity, 0)
})

it('the last second of a range belongs to it, in the list and in the search', async () => {
  const end = Date.parse('2026-01-05T23:59:59+08:00') / 1000
  const approved = (tid: number, second: number) =>
    board.db
      .updateTable('message')
      .set({ approved_at: new Date(second * 1000) })
      .where('tid', '=', tid)
      .execute()
  const before = await board.db.selectFrom('message').select(['tid', 'approved_at']).execute()
  await approved(inCity, end + 0.7)
  await approved(inCongress, end + 1)
  for (const words of [{}, { keywords: '护城河' }])
    expect(await found({ ...words, timeSt: end - 86_399, timeEd: end })).toEqual([inCity])
  for (const { tid, approved_at } of before)
    await board.db.updateTable('message').set({ approved_at }).where('tid', '=', tid).execute()
})

it('messages on a topic are listed and searched', async () => {
  const topic = await board.db
    .insertInto('topic')
    .values({ name: '护城河治理' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await board.db.updateTable('message').set({ topic_id: topic.id }).where('tid', '=', inCongress).execute()
  expect(await found({ topicId: topic.id })).toEqual([inCongress])
  expect(await found({ topicId: topic.id, keywords: '护城河' })).toEqual([inCongress])
  expect(await found({ topicId: topic.id, keywords: '路灯' })).toEqual([])
  expect(await found({ topicId: topic.id + 1 })).toEqual([])
})

it('suggestions for an institution are messages that it can open: its own, assigned ones, and those handled below', async () => {
  const [city, bureau, stranger] = await Promise.all([
    board.client('city'),
    board.client('bureau'),
    board.client('stranger')
  ])
  const proposed = async (clerk: typeof city, keywords = '护城河') =>
    (await clerk.call('suggestMessages', { query: { keywords } })).map(({ tid }) => tid)
  expect(await proposed(city)).toEqual([inCity])
  expect(await proposed(bureau)).toEqual([])
  const { version } = await city.call('getStaffMessage', { body: { tid: inCity } })
  await city.call('assignMessage', { body: { tid: inCity, version, groupId: world.groups.bureau } })
  for (const clerk of [city, bureau]) {
    expect(await proposed(clerk)).toEqual([inCity])
    expect(await clerk.call('getStaffMessage', { body: { tid: inCity } })).toMatchObject({ tid: inCity })
  }
  expect(await proposed(city, '<>')).toEqual([])
  expect(await proposed(stranger)).toEqual([])
})

it('special characters suggest nothing, and do not disturb a search', async () => {
  const proposed = async (keywords: string) =>
    (await visitor.call('suggestMessages', { query: { keywords } })).map(({ tid }) => tid)
  expect(await proposed('')).toEqual([])
  expect(await proposed('%_\'"<>')).toEqual([])
  expect((await proposed('<护城河>%')).toSorted()).toEqual([inCity, inCongress].toSorted())
})

it('a searched number finds the public message of this number first, and no other message', async () => {
  const ofNumber = async (tid: number, query: object = {}) => await found({ keywords: String(tid), ...query })
  const suggested = async (tid: number) =>
    (await visitor.call('suggestMessages', { query: { keywords: String(tid) } })).map(row => row.tid)
  expect(await ofNumber(inCity)).toEqual([inCity])
  expect(await suggested(inCity)).toEqual([inCity])
  const page = await visitor.call('listMessages', { query: { keywords: String(inCity) } })
  expect(page).toMatchObject({ total: 1, nextCursor: null })
  // the other filters hold
  expect(await ofNumber(inCity, { organization: 5 })).toEqual([])
  await board.db.updateTable('message').set({ is_public: false }).where('tid', '=', inCity).execute()
  expect(await ofNumber(inCity)).toEqual([])
  expect(await suggested(inCity)).toEqual([])
  await board.db.updateTable('message').set({ is_public: true }).where('tid', '=', inCity).execute()
  expect(await ofNumber(2_147_483_647)).toEqual([])
})
