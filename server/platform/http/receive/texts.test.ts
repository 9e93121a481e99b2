import { expect, test } from 'vitest'
import { hasFewTexts } from './texts.ts'

const record = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, 1])))

test('a document with one long text has few texts, whatever its content', () => {
  for (const text of [
    '<a b="c"/>'.repeat(10_000),
    '\\'.repeat(10_000),
    '\\"'.repeat(10_000),
    '":"'.repeat(10_000)
  ])
    expect(hasFewTexts(JSON.stringify({ id: 7, xml: text, remark: '备注' }))).toBe(true)
})

test('names and values are counted', () => {
  expect(hasFewTexts(record(100))).toBe(true)
  expect(hasFewTexts(record(101))).toBe(false)
  expect(hasFewTexts(JSON.stringify(Array.from({ length: 101 }, () => '\\')))).toBe(false)
})

test('a text without an end is left to the parser', () => {
  expect(hasFewTexts('{"xml":"')).toBe(true)
  expect(hasFewTexts('')).toBe(true)
})
