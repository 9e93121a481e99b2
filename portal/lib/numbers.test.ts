import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

test('thousands are separated by commas', () => {
  expect([0, 999, 1000, 12_345, 1_000_000].map(formatNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,000,000'
  ])
})
