import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { textContains } from './text-contains.ts'

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
    ['a dash of another form', '规划2021—2025年', '2021-2025'],
    ['the same long dash', '路灯——报修', '灯——报'],
    ['a stored minus sign', '零下5−10度', '5-10'],
    ['a middle dot of another form', '买买提•艾力', '买买提·艾力'],
    ['the same middle dot of another form', '买买提・艾力', '买买提・艾力'],
    ['full-width brackets', '通知（试行）', '(试行)'],
    ['a percent sign', '涨了5%以上', '5%'],
    ['two typed spaces', 'Wi Fi', 'wi  fi'],
    ['a typed space at its ends', '公交车', ' 公交车　']
  ])('%s', async ([, stored, typed]) => {
    expect(await contains(stored, typed)).toBe(true)
  })

  it('no other words', async () => {
    expect(await contains('公交车', '路灯')).toBe(false)
    expect(await contains('涨了5以上', '5%')).toBe(false)
    expect(await contains('a1b', 'a_b')).toBe(false)
  })
})
