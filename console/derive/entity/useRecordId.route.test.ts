import { maxId } from '@board/schemas/facts/formats'
import { expect, test } from 'vitest'
import { readRecordId } from './useRecordId.ts'

test('the number of a record is written in digits', () => {
  expect(['1', '42', '007', String(maxId)].map(readRecordId)).toEqual([1, 42, 7, maxId])
})

test.each([
  null,
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  ' 12',
  '１２',
  'abc',
  '12abc',
  'NaN',
  String(maxId + 1)
])('%j is no number of a record', text => {
  expect(readRecordId(text)).toBeUndefined()
})
