import { expect, test } from 'vitest'
import { csvOf, monthOf, percent } from './formats.ts'

test('a share has one decimal place', () => {
  expect([0, 0.9254, 1].map(percent)).toEqual(['0.0%', '92.5%', '100.0%'])
})

test('a month is that of Shanghai', () => {
  // 2025-12-31 16:00 in UTC
  expect(monthOf(1_767_196_800)).toBe('2026-01')
})

test('a file quotes texts with separators, and no text becomes a formula', () => {
  expect(
    csvOf([
      ['名称', '数'],
      ['甲,乙"丙"', 3],
      ['=1+1', -2]
    ])
  ).toBe('\uFEFF名称,数\r\n"甲,乙""丙""",3\r\n\'=1+1,-2\r\n')
})
