import { expect, test } from 'vitest'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { areUnchanged } from './ImportedRecords.tsx'

const record = (id: number, version: number) => ({ id, version }) as EntityRecord

test('an import is taken back while all of its records are there in their first version', () => {
  expect(areUnchanged([record(1, 1), record(2, 1)], [1, 2])).toBe(true)
  expect(areUnchanged([record(1, 1), record(2, 2)], [1, 2])).toBe(false)
  expect(areUnchanged([record(1, 1)], [1, 2])).toBe(false)
})
