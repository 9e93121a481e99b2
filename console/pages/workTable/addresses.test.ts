import { expect, test } from 'vitest'
import { boardNamed } from '../../boards.ts'
import { waitingAddress } from './addresses.ts'

const addressOf = (name: string) => {
  const board = boardNamed(name)
  if (!board) throw new Error(`There is no board ${name}`)
  const [path, search] = waitingAddress(board).split('?')
  return { path, asked: Object.fromEntries(new URLSearchParams(search)) }
}

test('what waits on a board of assignments is in several of its tabs, and is opened in one list by deadline', () => {
  const { path, asked } = addressOf('list-from')
  expect(path).toBe('/list-from')
  expect(asked).toMatchObject({ display: '8', sort: 'deadlineAt', order: 'ASC' })
  expect(Object.values(asked).join()).toContain('30')
  expect(Object.values(asked).join()).toContain('40')
})

test('what waits on the board of messages is its first tab', () => {
  const { asked } = addressOf('list-ans')
  expect(asked.display).not.toBe('8')
})
