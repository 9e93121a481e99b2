import { board } from '@board/schemas/vocabulary'
import { expect, test } from 'vitest'
import { ordersOf, readState, requestOf, writeState } from './urlState.ts'

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
const read = (search: string) => readState(new URLSearchParams(search), listAns, body)

test('an address written from a state reads back as the same state', () => {
  const state = {
    display: 4,
    typeId: 5,
    page: 3,
    rows: 50,
    order: 'approvedAt:desc',
    filter: { keywords: '道路 & 桥', typeIds: [1, 2], timeSt: 1760000000, thanksFlag: true }
  }
  expect(read(writeState(state).toString())).toEqual(state)
})

test('an empty address is the first tab, its first page, ten rows', () => {
  expect(read('')).toEqual({ display: 1, page: 1, rows: 10, filter: {} })
  expect(writeState(read('')).toString()).toBe('display=1')
})

test('what does not fit is left out instead of breaking the list', () => {
  expect(
    read('display=9&page=-1&perPage=7&order=gradeApprovedAt:desc&typeIds=3&timeSt=x&keywords=12345678901')
  ).toEqual({
    display: 1,
    page: 1,
    rows: 10,
    filter: {}
  })
})

test('grading orders are offered where grading is used, and not on the first and fourth tab', () => {
  const keys = (display: number, grading: boolean) =>
    ordersOf(listAns, display, grading).map(order => order.key)
  expect(keys(1, true)).toEqual(['approvedDesc'])
  expect(keys(5, true)).toEqual(['approvedDesc', 'gradeDesc'])
  expect(keys(5, false)).toEqual(['approvedDesc'])
})

test('the request names the variant as a type, and nothing that the contract lacks', () => {
  expect(requestOf(listAns, read('typeId=5&keywords=路'), body)).toEqual({
    display: 1,
    page: 1,
    rows: 10,
    keywords: '路',
    typeIds: [5]
  })
  expect(requestOf(listAns, read(''), body, 'abc')).toMatchObject({ cursor: 'abc' })
})

test('a default filter is asked for, unless the reader chooses otherwise', () => {
  const some = { ...listAns, defaultFilter: { typeIds: [5], thanksFlag: true } }
  expect(requestOf(some, read(''), body)).toMatchObject({ typeIds: [5], thanksFlag: true })
  expect(requestOf(some, read('typeIds=1'), body)).toMatchObject({ typeIds: [1], thanksFlag: true })
})
