import { expect, test } from 'vitest'
import { findingsOf } from '../../../fields/fields.ts'
import { changedFields, createPayload } from '../../../provider/payload.ts'
import { tool } from '../fixture.ts'
import { changedNames } from './changes.ts'
import { beginWith, differencesOf, sectionsOf } from './form.ts'

const all = ['tool:price', 'tool:price:write']
const fieldsFor = (permissions: readonly string[], isNew: boolean) =>
  sectionsOf(tool, permissions, isNew).flatMap(section => section.fields)
const fields = fieldsFor(all, false)
const record = {
  id: 7,
  version: 3,
  name: '电钻',
  kind: 1,
  power: 500,
  remark: '常用',
  keeperIds: [1, 2],
  lent: true,
  bought: '2026-03-09',
  createdAt: 1_760_000_000
}
const base = beginWith(fields, record, {})

test('a form has the sections of its view, and for a new record only the fields that can be filled in', () => {
  expect(
    sectionsOf(tool, all, true).map(({ title, fields: own }) => [title, own.map(one => one.name)])
  ).toEqual([
    [undefined, ['name', 'kind']],
    ['use', ['power', 'lent', 'keeperIds', 'price']],
    ['more', ['remark', 'bought', 'password', 'confirmPassword']]
  ])
})

test('a field that a person may not read is absent; one that they may not write is read-only', () => {
  expect(fieldsFor([], false).map(field => field.name)).not.toContain('price')
  expect(fieldsFor(['tool:price'], false).find(field => field.name === 'price')?.fixed).toBe(true)
  expect(fieldsFor(['tool:price'], true).map(field => field.name)).not.toContain('price')
  expect(fields.find(field => field.name === 'createdAt')?.fixed).toBe(true)
})

test('a new record has the values of the page and the defaults; false is a value', () => {
  expect(beginWith(fieldsFor(all, true), undefined, { kind: 0 })).toEqual({
    kind: 0,
    lent: false,
    remark: ''
  })
  expect(createPayload(tool, { name: ' 锤 ', kind: 0, lent: false, remark: '' })).toEqual({
    name: '锤',
    kind: 0,
    lent: false
  })
})

test('a hidden field is never sent', () => {
  expect(createPayload(tool, { name: '锤', kind: 0, power: 500 })).toEqual({ name: '锤', kind: 0 })
  expect(changedFields(tool, { ...base, kind: 0, power: 900 }, base)).toEqual({ kind: 0 })
})

test('an unchanged form sends nothing', () => {
  expect(changedFields(tool, base, base)).toEqual({})
  expect(changedFields(tool, { ...base, name: '电钻 ' }, base)).toEqual({})
})

test('an untouched field is not sent, even if its value would be normalized', () => {
  const imported = { ...record, name: '电钻 ' }
  expect(changedFields(tool, beginWith(fields, imported, {}), imported)).toEqual({})
})

test('an emptied field is sent as the empty value of its type', () => {
  const emptied = { ...base, power: undefined, remark: undefined, keeperIds: undefined, bought: undefined }
  expect(changedFields(tool, emptied, base)).toEqual({ power: null, remark: '', keeperIds: [], bought: null })
})

test('a repeated password must be the same', () => {
  const wrong = findingsOf(fields, { ...base, password: 'Chang-jiang9', confirmPassword: 'Chang-jiang8' })
  expect(wrong.get('confirmPassword')?.rule).toBe('same')
  expect(findingsOf(fields, { ...base, password: 'a', confirmPassword: 'a' }).size).toBe(0)
})

test('two versions are merged; for a field changed in both, the own value is offered first', () => {
  const mine = { ...base, name: '电钻（大）', remark: '我的' }
  const theirs = { ...record, version: 4, remark: '他人的', lent: false }
  const found = differencesOf(tool, fields, mine, base, theirs)
  expect(
    found.filter(one => one.differs).map(one => [one.field.name, one.mine, one.theirs, one.usual])
  ).toEqual([
    ['name', '电钻（大）', '电钻', 'mine'],
    ['lent', true, false, 'theirs'],
    ['remark', '我的', '他人的', 'mine']
  ])
  expect(found.map(one => one.field.name)).not.toContain('password')
})

test('the history shows the changed fields, and for a new record those that are not empty', () => {
  const readable = ['name', 'remark', 'lent']
  expect(changedNames({ name: 'a', lent: false }, { name: 'b', lent: false }, readable)).toEqual(['name'])
  expect(changedNames(null, { name: 'a', remark: '', lent: false, secret: 1 }, readable)).toEqual([
    'name',
    'lent'
  ])
})
