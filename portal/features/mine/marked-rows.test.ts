import { expect, test } from 'vitest'
import { type Kept, type MarkedRow, mergeKeptRows } from './marked-rows.ts'

const row = (tid: number) => ({ tid }) as MarkedRow
const gone = (tid: number, index: number): Kept => ({ row: row(tid), index, isGone: true })
const tids = (rows: readonly MarkedRow[]) => rows.map(({ tid }) => tid)

test('a removed row keeps its place, and new rows follow at the end', () => {
  expect(tids(mergeKeptRows([row(1), row(3), row(4)], [gone(2, 1)]))).toEqual([1, 2, 3, 4])
})

test('removed neighbours keep their order, whichever was removed first', () => {
  expect(tids(mergeKeptRows([row(1), row(4)], [gone(3, 2), gone(2, 1)]))).toEqual([1, 2, 3, 4])
})

test('a restored row keeps its earlier place, although the server has it first', () => {
  const back = { row: row(2), index: 1, isGone: false }
  expect(tids(mergeKeptRows([row(2), row(1), row(3)], [back]))).toEqual([1, 2, 3])
})

test('a list still shows its removed rows when it is empty', () => {
  expect(tids(mergeKeptRows([], [gone(1, 0)]))).toEqual([1])
})
