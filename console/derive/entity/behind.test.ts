import { expect, test } from 'vitest'
import { boardNamed } from '../../boards.ts'
import { messagesBehind } from './behind.ts'

const record = { id: 7, version: 1, allowedActions: [] }

test.for(['forum', 'institution', 'topic'])('a record of %s leads to its messages at the console', entity => {
  const to = new URL(messagesBehind(entity, record)?.to ?? '', 'https://board.example')
  const board = boardNamed(to.pathname.slice(1))
  const filters = [...to.searchParams.keys()].filter(name => name !== 'display')
  expect(filters).toHaveLength(1)
  expect(board?.filters).toEqual(expect.arrayContaining(filters))
  expect(to.searchParams.get(filters[0] ?? '')).toBe('7')
})
