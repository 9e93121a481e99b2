import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['token', 'token', 0],
  ['token', 'tokn', 1],
  ['token', 'tokken', 1],
  ['token', 'taken', 1],
  ['token', 'tokne', 1],
  ['kitten', 'sitting', 3]
])('%j and %j are %d typing errors apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})
