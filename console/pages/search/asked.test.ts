import { expect, test } from 'vitest'
import { boardNamed, type ConsoleBoard } from '../../boards.ts'
import { filterOf, listNames } from './asked.ts'

const board = (name: string): ConsoleBoard => {
  const found = boardNamed(name)
  if (!found) throw new Error(`There is no board ${name}`)
  return found
}

test('every list that is searched is a board with a tab of all records', () => {
  for (const name of listNames) expect(board(name).tabs.map(({ key }) => key)).toContain('all')
})

test('ids are searched as ids in every list', () => {
  for (const name of listNames)
    expect(filterOf(board(name), { keywords: '120，97', searchType: 5 })).toMatchObject({ tids: '120，97' })
})

test('words are searched where the reader chose, and in the subject of deliveries', () => {
  expect(filterOf(board('list-ans'), { keywords: '路灯', searchType: 2 })).toMatchObject({
    keywords: '路灯',
    searchType: 2
  })
  expect(filterOf(board('list-handle-delivery'), { keywords: '路灯', searchType: 2 })).not.toHaveProperty(
    'searchType'
  )
})
