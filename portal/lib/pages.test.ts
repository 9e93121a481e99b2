import { expect, test } from 'vitest'
import { pagesAround } from './pages.ts'

test('a few pages are all shown', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many pages, the first, the last and the neighbours are shown', () => {
  expect(pagesAround(50, 100)).toEqual([1, undefined, 48, 49, 50, 51, 52, undefined, 100])
})

test('a gap of one page is replaced by that page', () => {
  expect(pagesAround(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a page beyond the last one still offers the last one', () => {
  expect(pagesAround(12, 3)).toEqual([1, 2, 3])
})
