import { expect, test } from 'vitest'
import { createCursors } from './cursors.ts'

const page = (at: number, filter = {}) => ({
  pagination: { page: at, perPage: 10 },
  sort: { field: 'id', order: 'DESC' as const },
  filter
})

test('the cursor of a page comes from the page before with the same filters', () => {
  const cursors = createCursors()
  cursors.keep('user', page(1), 'second')
  expect(cursors.find('user', page(2))).toBe('second')
  expect(cursors.find('user', page(3))).toBeUndefined()
  expect(cursors.find('user', page(2, { status: [1] }))).toBeUndefined()
  expect(cursors.find('dept', page(2))).toBeUndefined()
  expect(cursors.find('user', page(1))).toBeUndefined()
})

test('a page that has become the last one removes the cursor of the next page', () => {
  const cursors = createCursors()
  cursors.keep('user', page(1), 'second')
  cursors.keep('user', page(1), null)
  expect(cursors.find('user', page(2))).toBeUndefined()
})

test('the oldest cursor is removed if there are too many; a cursor that is saved again counts as new', () => {
  const cursors = createCursors()
  cursors.keep('user', page(1), 'second')
  for (let at = 2; at <= 500; at += 1) cursors.keep('user', page(at), `after ${at}`)
  cursors.keep('user', page(1), 'second')
  cursors.keep('user', page(501), 'after 501')
  expect(cursors.find('user', page(2))).toBe('second')
  expect(cursors.find('user', page(3))).toBeUndefined()
})
