import { expect, test } from 'vitest'
import { calculate, expectedDigest } from './fixed-calculation.ts'

test('the calculation gives the same result on every machine', () => {
  expect(calculate()).toBe(expectedDigest)
})
