import { expect, test } from 'vitest'
import { sizeOf } from './size.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [188_743_680, '189 MB'],
  [7_340_032_000, '7.3 GB'],
  [5_000_000_000_000, '5.0 TB'],
  [2e16, '20000 TB']
])('%d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words)
})
