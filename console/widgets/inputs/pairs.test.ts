import { expect, test } from 'vitest'
import { pairsOf, typedValue, valuesOf } from './pairs.ts'

test.each([
  ['5', 5],
  ['-1.5', -1.5],
  ['true', true],
  ['null', null],
  ['"5"', '5'],
  ['五天', '五天'],
  ['1e3', '1e3'],
  [' 同意 ', '同意']
])('the text %s is read as %s', (typed, value) => {
  expect(typedValue(typed)).toBe(value)
})

test('lines without a name are ignored, and values are shown as they were typed', () => {
  const pairs = [
    { name: ' days ', text: '5' },
    { name: '', text: '7' },
    { name: 'kind', text: '"5"' }
  ]
  const values = valuesOf(pairs)
  expect(values).toEqual({ days: 5, kind: '5' })
  expect(valuesOf(pairsOf(values))).toEqual(values)
})
