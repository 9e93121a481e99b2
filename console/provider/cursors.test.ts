import { expect, test } from 'vitest'
import { createCursors } from './cursors.ts'

const page = (at: number, filter = {}) => ({
  pagination: { page: at, perPage: 10 },
  sort: { field: 'id', order: 'DESC' as const },
  filter
})

test('the cursor of a page is the one that the page before has given, under the same filters', () => {
  const cursors = createCursors()
  cursors.keep('user', page(1), 'second')
  expect(cursors.find('user', page(2))).toBe('second')
  expect(cursors.find('user', page(3))).toBeUndefined()
  expect(cursors.find('user', page(2, { status: [1] }))).toBeUndefined()
  expect(cursors.find('dept', page(2))).toBeUndefined()
  expect(cursors.find('user', page(1))).toBeUndefined()
})

test('a page that has become the last one forgets where the next one began', () => {
  const cursors = createCursors()
  cursors.keep('user', page(1), 'second')
  cursors.keep('user', page(1), null)
  expect(cursors.find('user', page(2))).toBeUndefined()
})

test('of many cursors the oldest is forgotten, and one that is kept again is not old', () => {
  const cursors = createCursors()
  cursors.keep('user', page(1), 'second')
  for (let at = 2; at <= 500; at += 1) cursors.keep('user', page(at), `after ${at}`)
  cursors.keep('user', page(1), 'second')
  cursors.keep('user', page(501), 'after 501')
  expect(cursors.find('user', page(2))).toBe('second')
  expect(cursors.find('user', page(3))).toBeUndefined()
})
