import { expect, test } from 'vitest'
import { pagesAround } from './pages.ts'

test('few pages are all shown', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('many pages show both ends and the neighbours', () => {
  expect(pagesAround(50, 100)).toEqual([1, undefined, 48, 49, 50, 51, 52, undefined, 100])
})

test('a gap of one page is the page itself', () => {
  expect(pagesAround(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a page beyond the last one still offers the last one', () => {
  expect(pagesAround(12, 3)).toEqual([1, 2, 3])
})
