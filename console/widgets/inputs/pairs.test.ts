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
])('%s is typed for %s', (typed, value) => {
  expect(typedValue(typed)).toBe(value)
})

test('lines without a name are left out, and what was typed comes back as it was', () => {
  const pairs = [
    { name: ' days ', text: '5' },
    { name: '', text: '7' },
    { name: 'kind', text: '"5"' }
  ]
  const values = valuesOf(pairs)
  expect(values).toEqual({ days: 5, kind: '5' })
  expect(valuesOf(pairsOf(values))).toEqual(values)
})
