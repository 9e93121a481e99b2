import { expect, test } from 'vitest'
import { boardNamed } from '../../base/boards.ts'
import { waitingAddress } from './addresses.ts'

const addressOf = (name: string) => {
  const board = boardNamed(name)
  if (!board) throw new Error(`There is no board ${name}`)
  const { pathname, searchParams } = new URL(waitingAddress(board), 'http://localhost')
  const { filter = '{}', sort, order } = Object.fromEntries(searchParams)
  return { pathname, filter: JSON.parse(filter), sort, order }
}

test('waiting records of several tabs of a board of assignments open as one list by deadline', () => {
  expect(addressOf('list-from')).toEqual({
    pathname: '/list-from',
    filter: { display: 8, searchProcessState: [30, 40] },
    sort: 'deadlineAt',
    order: 'ASC'
  })
  expect(addressOf('list-to').filter).toEqual({ display: 8, searchProcessState: [10, 20] })
})

test('waiting records of the board of messages open its first tab', () => {
  expect(addressOf('list-ans').filter).toEqual({ display: 1 })
})
