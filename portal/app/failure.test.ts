import { expect, test } from 'vitest'
import { isLoadFailure } from './failure.ts'

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
