import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { textContains } from './condition.ts'

const { db } = await testDatabase()

const contains = async (stored: string, typed: string) => {
  const holds = textContains(sql<string>`${stored}::text`, typed)
  return (await sql<{ holds: boolean }>`select ${holds} as holds`.execute(db)).rows[0]?.holds
}

describe('a text of a short list is found by', () => {
  it.for<[string, string, string]>([
    ['a part of it', '东门路灯不亮', '路灯'],
    ['other case', 'WiFi太慢', 'wifi'],
    ['other width', 'ＷｉＦｉ太慢', 'wifi'],
    ['a typed full width', 'WiFi太慢', 'ＷＩＦＩ'],
    ['a typed invisible character', '夜间门诊', '夜\u200b间门诊'],
    ['a stored invisible character', '夜\u200b间\ufeff门诊', '夜间门诊'],
    ['traditional characters', '公交车到站', '公交車'],
    ['the same traditional characters', '公交車到站', '公交車'],
    ['a typed space at its ends', '公交车', ' 公交车　']
  ])('%s', async ([, stored, typed]) => {
    expect(await contains(stored, typed)).toBe(true)
  })

  it('no other words', async () => {
    expect(await contains('公交车', '路灯')).toBe(false)
  })
})
