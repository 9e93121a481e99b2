import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { limitForAddress } from './pace.ts'

test.each([
  [undefined, 60],
  ['20', 60],
  ['200', 600],
  ['1', 3]
])('with ACCOUNTS_PER_ADDRESS %s an address may make %i of 60 calls', (ACCOUNTS_PER_ADDRESS, max) => {
  const { accountsPerAddress } = readConfig({ ACCOUNTS_PER_ADDRESS })
  expect(limitForAddress({ max: 60, seconds: 60 }, accountsPerAddress)).toEqual({ max, seconds: 60 })
})

test('every setting allows an address at least one call', () => {
  expect(limitForAddress({ max: 1, seconds: 60 }, 1).max).toBe(1)
})
