import { expect, test } from 'vitest'
import { boardNamed } from '../../boards.ts'
import { waitingAddress } from './addresses.ts'

const addressOf = (name: string) => {
  const board = boardNamed(name)
  if (!board) throw new Error(`There is no board ${name}`)
  const { pathname, searchParams } = new URL(waitingAddress(board), 'http://localhost')
  const { filter = '{}', sort, order } = Object.fromEntries(searchParams)
  return { pathname, filter: JSON.parse(filter), sort, order }
}

test('what waits on a board of assignments is in several of its tabs, and is opened in one list by deadline', () => {
  expect(addressOf('list-from')).toEqual({
    pathname: '/list-from',
    filter: { display: 8, searchProcessState: [30, 40] },
    sort: 'deadlineAt',
    order: 'ASC'
  })
  expect(addressOf('list-to').filter).toEqual({ display: 8, searchProcessState: [10, 20] })
})

test('what waits on the board of messages is its first tab', () => {
  expect(addressOf('list-ans').filter).toEqual({ display: 1 })
})
