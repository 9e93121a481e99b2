import { expect, it } from 'vitest'
import { isSameCity } from './region-code.ts'

it.each([
  ['two counties of one city', 330_602, 330_603, true],
  ['a county and its city', 330_602, 330_600, true],
  ['counties of two cities', 330_602, 330_102, false],
  ['a county and its province', 330_602, 330_000, true],
  ['a county and another province', 330_602, 510_000, false],
  ['a county and the country', 330_602, null, true]
])('%s are one city: %s, %s, %s', (_, one, other, same) => {
  expect(isSameCity(one, other)).toBe(same)
  expect(isSameCity(other, one)).toBe(same)
})
