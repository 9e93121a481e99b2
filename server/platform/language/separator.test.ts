import { expect, test } from 'vitest'
import { type SparseRow, sideOf, trainSeparator } from './separator.ts'

const row = (...values: number[]): SparseRow => ({
  places: Int32Array.from(values.keys()),
  values: Float64Array.from(values)
})

const rows = [row(1, 0.1), row(0.9, 0.2), row(0.1, 1), row(0.2, 0.8)]
const isInside = [true, true, false, false]

test('rows of the kind lie on the positive side, all others on the negative side', () => {
  const separator = trainSeparator(rows, isInside, { size: 2, cost: 5 })
  expect(rows.map(one => sideOf(one, separator) > 0)).toEqual(isInside)
  expect(sideOf(row(0.7, 0.1), separator)).toBeGreaterThan(0)
})

test('training twice gives the same plane', () => {
  const train = () => trainSeparator(rows, isInside, { size: 2, cost: 5 })
  expect(train()).toEqual(train())
})
