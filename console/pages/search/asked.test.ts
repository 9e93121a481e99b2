import { expect, test } from 'vitest'
import { boardNamed, type ConsoleBoard, schemasOf } from '../../base/boards.ts'
import { filterOf, isAsked, listNames, moreFilters, readFilters, unknownTo } from './asked.ts'

const board = (name: string): ConsoleBoard => {
  const found = boardNamed(name)
  if (!found) throw new Error(`There is no board ${name}`)
  return found
}

test('every searched list is a board with a tab of all records', () => {
  expect(listNames.length).toBeGreaterThan(3)
  for (const name of listNames) expect(board(name).tabs.map(({ key }) => key)).toContain('all')
})

test('an id is searched as an id in every list', () => {
  for (const name of listNames)
    expect(filterOf(board(name), { keywords: '120，97', searchType: 5, filters: {} })).toMatchObject({
      tids: '120，97'
    })
})

test('words are searched in the chosen fields; of deliveries, in the subject', () => {
  expect(filterOf(board('list-ans'), { keywords: '路灯', searchType: 2, filters: {} })).toMatchObject({
    keywords: '路灯',
    searchType: 2
  })
  expect(
    filterOf(board('list-handle-delivery'), { keywords: '路灯', searchType: 2, filters: {} })
  ).not.toHaveProperty('searchType')
})

test('a filter applies to each list that has it; the reader learns which lists do not have it', () => {
  const known = moreFilters(board('allMessage'), schemasOf(board('allMessage')).body)
  const written = JSON.stringify({
    typeIds: [2],
    timeSt: 5,
    startTime: 7,
    timeType: 2,
    searchState: [],
    nope: 1
  })
  const filters = readFilters(written, known)
  expect(filters).toEqual({ typeIds: [2], timeSt: 5, startTime: 7, timeType: 2 })
  const asked = { keywords: '', searchType: 3, filters }
  expect(isAsked(asked)).toBe(true)
  for (const name of ['list-ans', 'list-to', 'list-from', 'allMessage']) {
    expect(filterOf(board(name), asked)).toMatchObject(filters)
    expect(unknownTo(board(name), asked)).toEqual([])
  }
  expect(filterOf(board('list-handle-delivery'), asked)).toEqual({
    typeIds: [2],
    display: expect.any(Number)
  })
  expect(unknownTo(board('list-handle-delivery'), asked).toSorted()).toEqual([
    'startTime',
    'timeSt',
    'timeType'
  ])
  expect(readFilters('{', known)).toEqual({})
})
