import { board } from '@board/schemas/vocabulary/vocabulary'
import { expect, test } from 'vitest'
import { keptFilters, readAddress, tidyAddress, tidySearch, writeAddress } from '../list/address.ts'
import { boardRules, isSaidByTab, ordersOf } from './boardRules.ts'

const body = {
  type: 'object',
  properties: {
    display: { type: 'integer' },
    page: { type: 'integer' },
    rows: { type: 'integer' },
    order: { type: 'string' },
    cursor: { type: 'string' },
    keywords: { type: 'string', maxLength: 10 },
    typeIds: { type: 'array', items: { type: 'integer', enum: [1, 2, 5] } },
    timeSt: { type: 'integer', minimum: 0 },
    thanksFlag: { type: 'boolean' }
  }
} as const
const listAns = board({
  name: 'list-ans',
  face: 'g',
  icon: 'chat',
  list: 'pageAns',
  row: { id: 'tid', title: 'subject' },
  tabs: [
    { display: 1, key: 'toReply' },
    { display: 4, key: 'toGrade' }
  ],
  columns: ['subject'],
  filters: ['keywords', 'typeIds', 'timeSt', 'thanksFlag'],
  orders: [
    { value: 'approvedAt:desc', key: 'approvedDesc' },
    { value: 'gradeApprovedAt:desc', key: 'gradeDesc', except: [1, 4], grading: true }
  ],
  actions: []
})
const rules = boardRules(listAns, body)
const read = (search: string) => readAddress(search, rules)

test('a state that is written as an address is read as the same state', () => {
  const state = {
    filter: {
      display: 4,
      typeId: 5,
      keywords: '道路 & 桥',
      typeIds: [1, 2],
      timeSt: 1760000000,
      thanksFlag: true
    },
    sort: { field: 'approvedAt', order: 'DESC' },
    page: 3,
    perPage: 50
  } as const
  const search = writeAddress(state)
  expect(read(search)).toEqual(state)
  expect(tidySearch(`?${search}`, rules)).toBeUndefined()
})

test('an empty address stays unchanged; an address without a tab shows the first', () => {
  expect(tidySearch('', rules)).toBeUndefined()
  expect(read('')).toEqual({ filter: { display: 1 } })
  expect(tidySearch('?page=2', rules)).toBe(`?filter=${encodeURIComponent('{"display":1}')}&page=2`)
})

test('the older form, with a parameter for each filter, is rewritten as react-admin’s', () => {
  const older = 'display=4&typeId=5&page=3&perPage=50&order=approvedAt:desc&keywords=x&typeIds=1&typeIds=2'
  const tidy = tidySearch(`?${older}&timeSt=1760000000&thanksFlag=true`, rules) ?? ''
  expect(Object.fromEntries(new URLSearchParams(tidy))).toEqual({
    filter: '{"display":4,"typeId":5,"keywords":"x","typeIds":[1,2],"timeSt":1760000000,"thanksFlag":true}',
    sort: 'approvedAt',
    order: 'DESC',
    page: '3',
    perPage: '50'
  })
  expect(tidySearch(tidy, rules)).toBeUndefined()
})

test('invalid parts of an address are ignored and do not break the list', () => {
  expect(
    read('display=9&page=-1&perPage=7&order=gradeApprovedAt:desc&typeIds=3&timeSt=x&keywords=12345678901')
  ).toEqual({ filter: { display: 1 } })
})

test('an address keeps the default sort, and drops a sort that its tab does not offer', () => {
  expect(read('sort=id&order=ASC').sort).toEqual({ field: 'id', order: 'ASC' })
  expect(read('sort=approvedAt&order=DESC').sort).toEqual({ field: 'approvedAt', order: 'DESC' })
  expect(read('sort=approvedAt&order=ASC').sort).toBeUndefined()
  expect(read('display=4&sort=gradeApprovedAt&order=DESC').sort).toBeUndefined()
})

test('grading orders are offered if grading is used, and not on the first and fourth tab', () => {
  const keys = (display: number, grading: boolean) =>
    ordersOf(listAns, display, grading).map(order => order.key)
  expect(keys(1, true)).toEqual(['approvedDesc'])
  expect(keys(5, true)).toEqual(['approvedDesc', 'gradeDesc'])
  expect(keys(5, false)).toEqual(['approvedDesc'])
})

test('a change of the tab drops a sort that the new tab does not offer', () => {
  const sort = { field: 'gradeApprovedAt', order: 'DESC' } as const
  expect(read(tidyAddress({ filter: { display: 4 }, sort }, rules))).toEqual({ filter: { display: 4 } })
})

test('a filter without any ticked type stays in the address as an empty list; an empty text is dropped', () => {
  const search = writeAddress({ filter: { display: 1, typeIds: [] } })
  expect(read(search).filter).toEqual({ display: 1, typeIds: [] })
  expect(read(writeAddress({ filter: { display: 1, keywords: '' } })).filter).toEqual({ display: 1 })
})

test('the tab and the variant stay when the filters are cleared', () => {
  const filter = { display: 4, typeId: 5, keywords: 'x' }
  expect(keptFilters(filter, rules)).toEqual({ display: 4, typeId: 5 })
})

test('a column is redundant if its tab has one value in it; the message’s state of an assignment is not', () => {
  const tabs = [
    { display: 1, key: 'toReply', holds: { state: [0], recheckOpen: false } },
    { display: 2, key: 'toExplain', holds: { state: [3, 13] } }
  ] as const
  const messages = { ...listAns, tabs, columns: ['subject', 'state'] }
  expect([1, 2].map(display => isSaidByTab(messages, display, 'state'))).toEqual([true, false])
  expect(isSaidByTab(messages, 1, 'subject')).toBe(false)
  // the column of the state also shows the holder of the message
  expect(isSaidByTab({ ...messages, columns: ['state', 'assignedTo'] }, 1, 'state')).toBe(false)
  const assignments = { ...listAns, tabs, columns: ['subject', 'processState', 'state'] }
  expect(['processState', 'state'].map(name => isSaidByTab(assignments, 1, name))).toEqual([true, false])
  for (const own of ['recheckState', 'reportState', 'deliveryState', 'deletionState']) {
    const requests = { ...listAns, tabs, columns: ['subject', own, 'state'] }
    expect([own, 'state'].map(name => isSaidByTab(requests, 1, name))).toEqual([true, false])
    expect(isSaidByTab(requests, 2, own)).toBe(false)
  }
})
