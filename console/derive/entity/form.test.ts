import { expect, test } from 'vitest'
import { changedFields } from './changes.ts'
import { tool } from './fixture.ts'
import { beginWith, changesOf, createBody, differencesOf, formFindings, sectionsOf } from './form.ts'

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

test('a form has the sections of its view, and of a new record only what can be filled in', () => {
  expect(
    sectionsOf(tool, all, true).map(({ title, fields: own }) => [title, own.map(one => one.name)])
  ).toEqual([
    [undefined, ['name', 'kind']],
    ['use', ['power', 'lent', 'keeperIds', 'price']],
    ['more', ['remark', 'bought', 'password', 'confirmPassword']]
  ])
})

test('a field that one may not read is not there; one that one may not write is only read', () => {
  expect(fieldsFor([], false).map(field => field.name)).not.toContain('price')
  expect(fieldsFor(['tool:price'], false).find(field => field.name === 'price')?.fixed).toBe(true)
  expect(fieldsFor(['tool:price'], true).map(field => field.name)).not.toContain('price')
  expect(fields.find(field => field.name === 'createdAt')?.fixed).toBe(true)
})

test('a new record begins with what the page gives and the defaults; no is an answer', () => {
  expect(beginWith(fieldsFor(all, true), undefined, { kind: 0 })).toEqual({
    kind: 0,
    lent: false,
    remark: ''
  })
  expect(createBody(fieldsFor(all, true), { name: ' 锤 ', kind: 0, lent: false, remark: '' })).toEqual({
    name: '锤',
    kind: 0,
    lent: false
  })
})

test('a hidden field is never sent', () => {
  expect(createBody(fields, { name: '锤', kind: 0, power: 500 })).toEqual({ name: '锤', kind: 0 })
  expect(changesOf(fields, { ...base, kind: 0, power: 900 }, base)).toEqual({ kind: 0 })
})

test('an unchanged form sends nothing', () => {
  expect(changesOf(fields, base, base)).toEqual({})
  expect(changesOf(fields, { ...base, name: '电钻 ' }, base)).toEqual({})
})

test('an emptied field is sent as empty, in the way that its type has', () => {
  const emptied = { ...base, power: undefined, remark: undefined, keeperIds: undefined, bought: undefined }
  expect(changesOf(fields, emptied, base)).toEqual({ power: null, remark: '', keeperIds: [], bought: null })
})

test('a repeated password must be the same', () => {
  const wrong = formFindings(fields, { ...base, password: 'Chang-jiang9', confirmPassword: 'Chang-jiang8' })
  expect(wrong.get('confirmPassword')?.rule).toBe('same')
  expect(formFindings(fields, { ...base, password: 'a', confirmPassword: 'a' }).size).toBe(0)
})

test('of two versions, each keeps what it changed; where both did, mine is offered first', () => {
  const mine = { ...base, name: '电钻（大）', remark: '我的' }
  const theirs = { ...record, version: 4, remark: '他人的', lent: false }
  const found = differencesOf(fields, mine, base, theirs)
  expect(
    found.filter(one => one.differs).map(one => [one.field.name, one.mine, one.theirs, one.usual])
  ).toEqual([
    ['name', '电钻（大）', '电钻', 'mine'],
    ['lent', true, false, 'theirs'],
    ['remark', '我的', '他人的', 'mine']
  ])
  expect(found.map(one => one.field.name)).not.toContain('password')
})

test('history tells the fields that changed, and of a new record those that hold something', () => {
  const readable = ['name', 'remark', 'lent']
  expect(changedFields({ name: 'a', lent: false }, { name: 'b', lent: false }, readable)).toEqual(['name'])
  expect(changedFields(null, { name: 'a', remark: '', lent: false, secret: 1 }, readable)).toEqual([
    'name',
    'lent'
  ])
})
