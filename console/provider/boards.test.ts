import type { Client } from '@board/client'
import type { GetListParams } from 'ra-core'
import { expect, test } from 'vitest'
import { boardNamed, type ConsoleBoard } from '../base/boards.ts'
import { boardProvider } from './boards.ts'
import { createCursors } from './cursors.ts'

const first: GetListParams = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' },
  filter: {}
}

/** Returns the request body of a board's list. */
async function requestOf(name: string, params: Partial<GetListParams>) {
  const board: ConsoleBoard | undefined = boardNamed(name)
  if (!board) throw new Error(`there is no board ${name}`)
  const asked: unknown[] = []
  const callAny: Client['callAny'] = (_operation, input) => {
    asked.push(input?.body)
    return Promise.resolve({ list: [], total: 0 })
  }
  await boardProvider({ client: { callAny }, cursors: createCursors() }).getList(board, {
    ...first,
    ...params
  })
  return asked[0]
}

test('the request contains the variant as a type, and no unknown parameter', async () => {
  const filter = { display: 2, typeId: 5, keywords: '路', nope: 1 }
  expect(await requestOf('list-ans', { filter })).toEqual({
    display: 2,
    order: 'deadlineAt:asc',
    page: 1,
    rows: 10,
    keywords: '路',
    typeIds: [5]
  })
  expect(await requestOf('list-ans', { meta: { cursor: 'abc' } })).toMatchObject({ cursor: 'abc' })
})

test('a tab of waiting records begins with overdue ones, unless the reader has chosen another order', async () => {
  expect(await requestOf('list-ans', {})).toMatchObject({ display: 1, order: 'deadlineAt:asc' })
  const sort = { field: 'approvedAt', order: 'ASC' } as const
  expect(await requestOf('list-ans', { sort })).toMatchObject({ order: 'approvedAt:asc' })
})

test('a sort that the board offers is sent as its order; another is not sent', async () => {
  const sort = { field: 'approvedAt', order: 'DESC' } as const
  expect(await requestOf('list-ans', { sort })).toMatchObject({ order: 'approvedAt:desc' })
  expect(await requestOf('list-ans', { filter: { display: 8 } })).not.toHaveProperty('order')
})

test('a default filter is sent unless the reader has chosen another', async () => {
  const searchState = [11, 12, 21]
  expect(await requestOf('lastExplained', {})).toMatchObject({ searchState })
  expect(await requestOf('lastExplained', { filter: { searchState: [11] } })).toMatchObject({
    searchState: [11]
  })
})
