import { expect, test } from 'vitest'
import type { Field } from '../../fields/fields.ts'
import { dialogKey, keptOf, valuesOf } from './dialogDraft.ts'

const field = (name: string, kind: Field['kind'] = 'text'): Field => ({
  name,
  kind,
  schema: {},
  required: false
})
const fields = [field('reason', 'textarea'), field('newPassword', 'password'), field('aids', 'attachments')]

test('a dialog has one draft for each person, action and record, for all versions of the record', () => {
  const key = dialogKey(7, 'requestReturn', { tpid: 3, version: 1 })
  expect(dialogKey(7, 'requestReturn', { tpid: 3, version: 2 })).toBe(key)
  expect(dialogKey(7, 'requestReturn', { tpid: 4, version: 1 })).not.toBe(key)
  expect(dialogKey(8, 'requestReturn', { tpid: 3, version: 1 })).not.toBe(key)
  expect(dialogKey(7, 'sendBackAnswer', { tpid: 3, version: 1 })).not.toBe(key)
})

test('passwords, files and empty values are not saved', () => {
  expect(keptOf(fields, { reason: '不属我局', newPassword: 'Secret12', aids: [1] })).toEqual({
    reason: '不属我局'
  })
  expect(keptOf(fields, { reason: ' ', other: 'x' })).toEqual({})
})

test('a draft is restored; one that cannot be read has no values', () => {
  expect(valuesOf(fields, '{"reason":"不属我局","gone":1,"newPassword":"x"}')).toEqual({ reason: '不属我局' })
  expect(valuesOf(fields, '不是 JSON')).toEqual({})
  expect(valuesOf(fields, undefined)).toEqual({})
})
