import { expect, test } from 'vitest'
import { boardNamed } from '../../base/boards.ts'
import { type Due, earliest, handedOnOf, isDue, waitingOf } from './due.ts'

const board = boardNamed('list-ans')
if (!board) throw new Error('There is no board of messages')

const due = (tid: number, deadlineAt: number | null): Due => ({
  board,
  filter: { display: 1 },
  words: 'board.tabs.toReply',
  row: { tid, subject: `留言 ${tid}`, forumName: '市长', deadlineAt, timing: null }
})
const tids = (list: readonly Due[]) => list.map(({ row }) => row.tid)

test('the rows of all lists are in the order of their deadlines', () => {
  expect(
    tids(
      earliest(
        [
          [due(1, 300), due(2, 500)],
          [due(3, 100), due(4, 400)]
        ],
        3
      )
    )
  ).toEqual([3, 1, 4])
})

test('a row without a deadline comes last, in the order of its list', () => {
  expect(tids(earliest([[due(1, null), due(2, 500)], [due(3, null)]], 5))).toEqual([2, 1, 3])
})

test('a message with an interim reply is due while its deadline runs', () => {
  const { row } = due(1, 300)
  expect(isDue({ ...row, state: 1, recheckOpen: false })).toBe(true)
  expect(isDue({ ...row, state: 1, recheckOpen: true })).toBe(false)
  expect(isDue({ ...row, state: 1, deadlineAt: null })).toBe(false)
  expect(isDue({ ...row, state: 0, deadlineAt: null })).toBe(true)
})

const group = { organization: 1, permissions: [] }

test('messages that the group has assigned to others do not wait for the group', () => {
  const own = waitingOf(group, true).filter(one => one.board.name === 'list-ans')
  expect(own.map(({ words }) => words)).toEqual([
    'board.tabs.toReply',
    'board.tabs.toExplain',
    'workTable.interim'
  ])
  for (const { filter } of own) expect(filter).toMatchObject({ assigned: 'no' })
})

test('assignments that others hold have lists of their own, and those that came back wait for the group', () => {
  const words = (lists: readonly { board: { name: string }; words: string }[]) =>
    lists.filter(({ board }) => board.name === 'list-from').map(one => one.words)
  expect(words(handedOnOf(group))).toEqual([
    'board.tabs.awaitingAcceptance',
    'board.tabs.handling',
    'board.tabs.offline'
  ])
  expect(words(waitingOf(group, true))).toEqual(['board.tabs.returnRequested', 'board.tabs.toExamine'])
})
