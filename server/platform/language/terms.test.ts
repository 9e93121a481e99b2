import { expect, test } from 'vitest'
import { countTerms } from './terms.ts'

test('runs of one, two and three characters are counted, not across punctuation', () => {
  expect([...countTerms('路灯坏，灯').keys()].sort()).toEqual(
    ['坏', '灯', '灯坏', '路', '路灯', '路灯坏'].sort()
  )
})

test('the beginning of a text counts twice', () => {
  const counts = countTerms(`路灯${'的'.repeat(60)}水管`)
  expect(counts.get('路灯')).toBe(2)
  expect(counts.get('水管')).toBe(1)
})

test.each([
  ['路燈', '路灯'],
  ['ＡＰＰ', 'app'],
  ['路​灯', '路灯'],
  ['路灯 坏了', '路灯坏了']
])('%s has the terms of %s', (written, plain) => {
  expect(countTerms(written)).toEqual(countTerms(plain))
})

test('a text without letters has no terms, and a very long one is read in part', () => {
  expect(countTerms('……！').size).toBe(0)
  const counts = countTerms('水'.repeat(50_000))
  expect(counts.get('水')).toBe(2060)
})
