import { expect, test } from 'vitest'
import { boardNamed, tabsOf } from '../boards.ts'
import { attentionOf, menuOf } from './menu.ts'

const counts = [
  {
    board: 'list-from',
    tabs: [1, 2, 3, 4].map(display => ({ display, count: display * 10, urgent: 0, ordinary: 0 })),
    overdue: 0,
    dueToday: 0,
    dueSoon: 0
  }
]

test('institutions see the work table and their three boards', () => {
  expect(menuOf('g', { organization: 1, permissions: [] }, counts).map(entry => entry.key)).toEqual([
    'workTable',
    'list-ans',
    'list-to',
    'list-from',
    'messageCenter'
  ])
})

test('the administration shows what one may see, and nothing else', () => {
  expect(
    menuOf('admin', { organization: 0, permissions: ['board:message:page'] }, []).map(entry => entry.key)
  ).toEqual(['queue'])
  expect(
    menuOf('admin', { organization: 0, permissions: ['sys:inbox:page'] }, []).map(entry => entry.key)
  ).toEqual(['inbox'])
  expect(menuOf('admin', { organization: 0, permissions: [] }, [])).toEqual([])
})

test('the number at an entry counts what waits for its reader', () => {
  const board = boardNamed('list-from')
  expect(board && attentionOf(board, counts[0])).toBe(70)
  expect(board && attentionOf(board, undefined)).toBeUndefined()
})

test('people’s congresses assign nothing, and end at replied', () => {
  expect(menuOf('g', { organization: 5, permissions: [] }, []).map(entry => entry.key)).toEqual([
    'workTable',
    'list-ans',
    'messageCenter'
  ])
  const board = boardNamed('list-ans')
  expect(board && tabsOf(board, false).map(tab => tab.key)).toEqual([
    'notReplied',
    'recheck',
    'replied',
    'all'
  ])
})
