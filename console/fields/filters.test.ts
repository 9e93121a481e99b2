import { board } from '@board/schemas/vocabulary/vocabulary'
import { expect, test } from 'vitest'
import { tool } from '../derive/entity/fixture.ts'
import { activeFilters, filtersOf, resourceFilters, withoutFilter } from './filters.ts'

const time = { type: 'integer', 'x-widget': 'time' } as const
const body = {
  properties: {
    keywords: { type: 'string', maxLength: 200 },
    typeIds: { type: 'array', items: { type: 'integer', enum: [1, 2], 'x-dict': 'messageType' } },
    timeSt: time,
    timeEd: time,
    thanksFlag: { type: 'boolean' }
  }
} as const
const some = board({
  name: 'b',
  face: 'g',
  icon: 'chat',
  list: 'l',
  row: { id: 'tid', title: 'subject' },
  tabs: [],
  columns: [],
  filters: ['keywords', 'timeSt', 'timeEd', 'typeIds', 'thanksFlag'],
  orders: [],
  actions: []
})

test('the two ends of a time are one filter, and long texts have one line', () => {
  expect(filtersOf(some, body).map(filter => [filter.name, filter.kind])).toEqual([
    ['keywords', 'text'],
    ['timeSt', 'range'],
    ['typeIds', 'multiSelect'],
    ['thanksFlag', 'boolean']
  ])
})

test('a range is active if one end is set, and is cleared as a whole; an empty list is active', () => {
  const filters = filtersOf(some, body)
  const values = { timeEd: 5, typeIds: [], thanksFlag: null, keywords: '路' }
  const active = activeFilters(filters, values)
  expect(active.map(filter => filter.name)).toEqual(['keywords', 'timeSt', 'typeIds'])
  const range = active[1]
  expect(range && withoutFilter(range, { ...values, timeSt: 3 })).toEqual({
    typeIds: [],
    thanksFlag: null,
    keywords: '路'
  })
})

test('the two ends of a field form a range of numbers, days or moments', () => {
  expect(
    resourceFilters(tool.view.filters, tool.filter).map(filter => [
      filter.name,
      filter.kind === 'range' ? filter.of : filter.kind
    ])
  ).toEqual([
    ['name', 'text'],
    ['kind', 'multiSelect'],
    ['lent', 'flag'],
    ['price', 'number'],
    ['bought', 'date'],
    ['createdAt', 'time']
  ])
})
