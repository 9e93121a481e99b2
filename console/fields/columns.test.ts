import { board } from '@board/schemas/vocabulary/vocabulary'
import { expect, test } from 'vitest'
import { tool } from '../derive/entity/fixture.ts'
import { columnsOf, resourceColumns, rowAddress } from './columns.ts'

const row = {
  properties: {
    tid: { type: 'integer' },
    subject: { type: 'string' },
    state: { type: 'integer', enum: [0, 1], 'x-dict': 'traceState' },
    typeId: { type: 'integer', 'x-dict': 'messageType' },
    deadlineAt: { type: ['integer', 'null'], 'x-widget': 'deadline' },
    satisfaction: { type: ['integer', 'null'] },
    proposalState: { type: 'integer', enum: [0, 1], 'x-dict': 'proposalState' },
    kind: { type: 'integer', enum: [1, 2] },
    result: { type: 'integer', enum: [0, 1], 'x-tone': { 0: 'late', 1: 'ok' } }
  }
} as const
const some = board({
  name: 'b',
  face: 'g',
  icon: 'chat',
  list: 'l',
  row: { id: 'tid', title: 'subject' },
  tabs: [],
  columns: ['subject', 'state', 'typeId', 'deadlineAt', 'satisfaction', 'proposalState', 'kind', 'result'],
  hidden: ['satisfaction'],
  filters: [],
  orders: [],
  actions: []
})

test('cells follow the hints of the row, the title is the link', () => {
  expect(columnsOf(some, row).map(column => [column.name, column.kind, column.shown])).toEqual([
    ['subject', 'link', true],
    ['state', 'state', true],
    ['typeId', 'label', true],
    ['deadlineAt', 'deadline', true],
    ['satisfaction', 'number', false],
    ['proposalState', 'state', true],
    ['kind', 'label', true],
    ['result', 'state', true]
  ])
})

test.each([
  ['auditState', 'reportState'],
  ['auditState', 'proposalState'],
  ['auditState', 'workflowOutcome']
])('a returned record has a state with a mark in all lists: %s, %s', (...dicts) => {
  const properties = Object.fromEntries(dicts.map(dict => [dict, { type: 'integer', 'x-dict': dict }]))
  const columns = columnsOf({ ...some, columns: ['tid', ...dicts] }, { properties })
  expect(columns.slice(1).map(({ kind }) => kind)).toEqual(['state', 'state'])
})

test('a row links to taskMain, or to the address of its board', () => {
  expect(rowAddress(some, { tid: 7 })).toBe('/taskMain?messageId=7')
  const other = { ...some, open: { page: 'message', query: { tid: 'tid', from: 'kind' } } }
  expect(rowAddress(other, { tid: 7, kind: 'supplement' })).toBe('/message?tid=7&from=supplement')
})

test('the kind of a column follows its content; hidden columns can be switched on', () => {
  expect(resourceColumns(tool.view, tool.schema).map(({ name, kind, shown }) => [name, kind, shown])).toEqual(
    [
      ['name', 'link', true],
      ['kind', 'chip', true],
      ['keeperIds', 'list', true],
      ['price', 'number', true],
      ['createdAt', 'time', true],
      ['remark', 'long', false]
    ]
  )
})
