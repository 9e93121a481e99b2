import { expect, test } from 'vitest'
import { moved, orderOf, widthWithin } from './columnOrder.ts'

test('without ranks the columns keep their order', () => {
  expect(orderOf(3)).toEqual([0, 1, 2])
})

test('ranks name the column of each position; columns without a rank follow', () => {
  expect(orderOf(5, [0, 3, 1])).toEqual([0, 3, 1, 2, 4])
})

test('ranks of removed columns are ignored, and the first column stays first', () => {
  expect(orderOf(3, [2, 9, 0, 2, 1])).toEqual([0, 2, 1])
})

test('a column moves to another place, never before the first', () => {
  expect(moved([0, 1, 2, 3], 3, 1)).toEqual([0, 3, 1, 2])
  expect(moved([0, 1, 2, 3], 1, 9)).toEqual([0, 2, 3, 1])
  expect(moved([0, 1, 2, 3], 2, 0)).toEqual([0, 2, 1, 3])
  expect(moved([0, 1, 2], 0, 2)).toEqual([0, 1, 2])
})

test('a width stays between the minimum and the maximum', () => {
  expect([10, 100.4, 5000].map(widthWithin)).toEqual([72, 100, 800])
})
