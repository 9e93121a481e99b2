import { expect, test } from 'vitest'
import { shownValues, targetsOf } from './columns.ts'

const entity = (acts?: Record<string, string>) => ({
  view: {
    resource: 'x',
    icon: 'label' as const,
    menu: 'content' as const,
    columns: ['name'],
    filters: ['status'],
    form: [],
    as: { kanban: { by: 'status', ...(acts && { acts }) } }
  },
  operations: { list: '', get: '', options: '', history: '', update: 'xUpdate' }
})
const record = (...allowedActions: string[]) => ({ id: 1, status: 0, allowedActions })

test('a filter by the field shows only the columns of its values', () => {
  expect(shownValues([0, 1, 2], [2])).toEqual([2])
  expect(shownValues([0, 1, 2], undefined)).toEqual([0, 1, 2])
})

test('a card can be moved if its record may be changed and its field may be written', () => {
  expect(targetsOf(entity(), record('xUpdate'), [0, 1], true)).toEqual([1])
  expect(targetsOf(entity(), record('xUpdate'), [0, 1], false)).toEqual([])
  expect(targetsOf(entity(), record(), [0, 1], true)).toEqual([])
})

test('a card can be moved by an action if the view names one and the record allows it', () => {
  const acts = { 1: 'sendX' }
  expect(targetsOf(entity(acts), record('sendX'), [0, 1, 2], false)).toEqual([1])
  expect(targetsOf(entity(acts), record('xUpdate'), [0, 1, 2], true)).toEqual([2])
})
