import { ApiError } from '@board/client/error'
import { expect, test } from 'vitest'
import { isLoadFailure, isPassing } from './failure.ts'

test('a file of a page that the network did not bring is told from an error of the product', () => {
  for (const words of [
    '/assets/list-parts-1a.css could not be loaded',
    'Failed to fetch dynamically imported module: https://a.example/assets/page.js',
    'error loading dynamically imported module: https://a.example/assets/page.js',
    'Importing a module script failed.',
    'A script took longer than two minutes'
  ])
    expect(isLoadFailure(new Error(words), true), words).toBe(true)
  expect(isLoadFailure(new TypeError('l is not a function'), true)).toBe(false)
  expect(isLoadFailure(new TypeError('l is not a function'), false)).toBe(true)
  expect(isLoadFailure('refused', false)).toBe(false)
})

test.each([
  [0, 'NETWORK', true],
  [0, 'TIMEOUT', true],
  [400, 'ATT0005', true],
  [401, 'USR0001', true],
  [429, 'GEN0429', true],
  [500, 'GEN0500', true],
  [503, 'ATT0008', true],
  [400, 'ATT0001', false],
  [400, 'ATT0012', false],
  [400, 'ATT0013', false],
  [413, 'ATT0002', false],
  [413, 'ATT0014', false]
])('status %i with %s offers another try with the same file: %s', (status, code, is) => {
  expect(isPassing(new ApiError({ code, status, message: '' }))).toBe(is)
})
