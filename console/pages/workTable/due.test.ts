import { expect, test } from 'vitest'
import { boardNamed } from '../../boards.ts'
import { type Due, earliest, isDue } from './due.ts'

const board = boardNamed('list-ans')
if (!board) throw new Error('There is no board of messages')

const due = (tid: number, deadlineAt: number | null): Due => ({
  board,
  filter: { display: 1 },
  words: 'board.tabs.toReply',
  row: { tid, subject: `留言 ${tid}`, forumName: '市长', deadlineAt }
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
