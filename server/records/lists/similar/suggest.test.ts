import { expect, it } from 'vitest'
import { buildForum, buildMessage, buildRegion } from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { searchDocument } from '../../search/bigrams.ts'

const { db, visitor } = await testBoard(await testDatabase())
const [zhejiang, shaoxing, shengzhou, zhuji, sichuan] = [330_000, 330_600, 330_683, 330_681, 510_000]
await buildRegion(db, { id: zhejiang })
await buildRegion(db, { id: shaoxing, parent_id: zhejiang, type: 'city' })
await buildRegion(db, { id: shengzhou, parent_id: shaoxing, type: 'county' })
await buildRegion(db, { id: zhuji, parent_id: shaoxing, type: 'county' })
await buildRegion(db, { id: sichuan, name: '四川省' })
const forumIn = async (region_id: number | null) => (await buildForum(db, { region_id })).fid
const mayor = await forumIn(shengzhou)
const committee = await forumIn(shengzhou)
const sibling = await forumIn(zhuji)
const city = await forumIn(shaoxing)
const province = await forumIn(zhejiang)
const far = await forumIn(sichuan)
const ministry = await forumIn(null)

let minute = 0
const written = async (fid: number, subject: string): Promise<number> => {
  minute += 1
  const approved_at = new Date(Date.UTC(2026, 0, 1, 0, minute))
  const message = await buildMessage(db, { fid, subject, approved_at })
  await db
    .insertInto('message_search')
    .values({ tid: message.tid, ...searchDocument([subject], { forum: fid }) })
    .execute()
  return message.tid
}
const title = '夜里回家一片漆黑，请修修路灯'
const same = await written(mayor, title)
const longer = await written(mayor, `${title}和步道`)
const beside = await written(committee, title)
const inCity = await written(city, title)
const inProvince = await written(province, title)
const inSibling = await written(sibling, title)
const elsewhere: number[] = []
for (let number = 0; number < 9; number++) elsewhere.push(await written(far, title))

const proposed = async (keywords: string, fid?: number) =>
  (await visitor.call('suggestMessages', { query: { keywords, fid } })).map(({ tid }) => tid)

it('messages to the forum that is written to come first, then those of its region, of those above it, of its province', async () => {
  const near = [same, longer, beside, inProvince, inCity, inSibling]
  expect((await proposed(title, mayor)).slice(0, near.length)).toEqual(near)
  // the regions below a city are as near to it as the one above
  expect((await proposed(title, city)).slice(0, 6)).toEqual([
    inCity,
    inSibling,
    inProvince,
    beside,
    longer,
    same
  ])
})

it('messages of other provinces come last and name their province', async () => {
  const found = await visitor.call('suggestMessages', { query: { keywords: title, fid: mayor } })
  expect(found.map(({ provinceName }) => provinceName)).toEqual([...Array(6).fill(null), '四川省', '四川省'])
  expect(found.slice(6).map(({ tid, joinable }) => [tid, joinable])).toEqual(
    elsewhere
      .toReversed()
      .slice(0, 2)
      .map(tid => [tid, true])
  )
  const anywhere = await visitor.call('suggestMessages', { query: { keywords: title } })
  expect(anywhere.map(({ provinceName }) => provinceName)).toEqual(Array(8).fill(null))
})

it('without a forum, the newest come first, from wherever they are', async () => {
  expect(await proposed(title)).toEqual(elsewhere.toReversed().slice(0, 8))
})

it('a forum without a region gets messages of the whole country', async () => {
  const own = await written(ministry, title)
  await written(far, title)
  expect((await proposed(title, ministry))[0]).toBe(own)
  expect(await proposed(title, ministry)).toHaveLength(8)
})

it('the same subject is found though many newer messages to the forum hold the words', async () => {
  for (let number = 0; number < 7; number++) await written(mayor, `第${number}次反映：${title}`)
  const found = await proposed(title, mayor)
  expect(found).toHaveLength(8)
  expect(found[0]).toBe(same)
})
