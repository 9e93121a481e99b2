import { expect, test } from 'vitest'
import type { IssueText } from './divide.ts'
import { IssueSearch } from './find.ts'

const now = Date.UTC(2026, 2, 1)
const day = 86_400_000
const [province, city, otherCity] = [1, 2, 3]
const regions = new Map([
  [province, null],
  [city, province],
  [otherCity, province]
])
const troubles = ['电梯停运', '物业涨价', '天天停水', '垃圾成堆', '车库漏水', '没有门禁']
const others = ['公交改线以后要换乘两次', '路灯夜里不亮', '学校午餐凉了', '社保转移没有办好', '河水发黑发臭']

const write = (id: number, subject: string, content: string, region = city): IssueText => ({
  id,
  subject,
  content,
  at: now - 40 * day - id,
  author: id,
  isPublic: true,
  region
})
/** Messages about other troubles, half of them in another city. */
const noise = Array.from({ length: 60 }, (_, at) =>
  write(
    1000 + at,
    `${others[at % 5]}${String.fromCodePoint(0x4e00 + at * 37)}`,
    `${others[(at * 3 + 1) % 5]}。`,
    at < 30 ? city : otherCity
  )
)
/** Messages about an estate whose name has none of the endings of names of objects. */
const about = (first: number, region: number) =>
  Array.from({ length: 12 }, (_, at) =>
    write(
      first + at,
      `云上天境${troubles[at % 6]}`,
      `我住云上天境，${troubles[at % 6]}，${troubles[(at + 1) % 6]}，请尽快处理。`,
      region
    )
  )

function find(texts: readonly IssueText[]) {
  const search = new IssueSearch()
  for (let first = 0; first < texts.length; first += 7) search.add(texts.slice(first, first + 7))
  expect(search.size).toBe(texts.length)
  return search
    .find({ regions, now })
    .map(({ members, region, days }) => ({ members: members.toSorted(), region, days }))
}

test('a matter is found by its key word, also if the word has no ending of a name, among pages of messages', () => {
  const own = about(101, city)
  expect(find([...noise, ...own])).toEqual([{ members: own.map(({ id }) => id), region: city, days: 90 }])
})

test('a name that is as frequent in another city names no object', () => {
  expect(find([...noise, ...about(101, city), ...about(201, otherCity)])).toEqual([])
})
