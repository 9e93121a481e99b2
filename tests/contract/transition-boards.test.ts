/** The boards of both parties of an assignment: each action of a party is a button on the rows of its board. */
import { listFrom } from '@board/schemas/boards/list-from'
import { listTo } from '@board/schemas/boards/list-to'
import { expect, test } from 'vitest'
import { assignmentTransitions } from '../../server/records/assignment-core/transitions.ts'

/** The page of a message offers it in place of the cancelling of an assignment. */
const elsewhere = ['cancelOfflineProcess']

test.each([
  ['giver', listFrom],
  ['holder', listTo]
] as const)('each action of the %s is a button on its board, and no other is', (party, board) => {
  const actions = Object.values(assignmentTransitions)
    .filter(({ who, operation }) => who === party && !elsewhere.includes(operation))
    .map(({ operation }) => operation)
  expect(actions.length).toBeGreaterThan(4)
  expect([...board.actions].sort()).toEqual(actions.sort())
})
