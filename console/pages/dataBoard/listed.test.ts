import { expect, test } from 'vitest'
import type { Grouping } from './figures.ts'
import { type ListedFigure, lineListedAt, listedAt } from './listed.ts'
import { allSource, ownSource, type Source } from './source.ts'
import type { Scope } from './useFigures.ts'

const period = { startTime: 1000, endTime: 90_000_000 }
const asked = { source: ownSource, period, unit: 'day', own: 3 } as const

function read(address: string | undefined) {
  if (address === undefined) return undefined
  const [page, search] = address.split('?')
  return [page, JSON.parse(new URLSearchParams(search).get('filter') ?? '')]
}

const opened = (by: Grouping, id: number, scope: Scope = {}, source: Source = ownSource) =>
  read(lineListedAt({ ...asked, source, by, scope }, id))

const whole = { display: 8, timeType: 1, ...period, counted: 'messages' }

test('a number opens the messages of its days, group, forum, type or domain', () => {
  expect(opened('period', 5000)).toEqual(['/allMessage', { ...whole, startTime: 5000, endTime: 91_399 }])
  expect(opened('group', 7)).toEqual(['/allMessage', { ...whole, groupId: 7 }])
  expect(opened('forum', 12)).toEqual(['/allMessage', { ...whole, fids: [12] }])
  expect(opened('type', 2)).toEqual(['/allMessage', { ...whole, typeIds: [2] }])
  expect(opened('domain', 4, { groupId: 7 })).toEqual([
    '/allMessage',
    { ...whole, groupId: 7, domainIds: [4] }
  ])
})

test('the own group opens its own list, because the filter would add the groups below it', () => {
  expect(opened('group', 3)).toEqual(['/list-ans', whole])
  expect(opened('group', 8, { groupId: 7 })).toEqual(['/allMessage', { ...whole, groupId: 8 }])
  expect(opened('group', 7, { groupId: 7 })).toBeUndefined()
})

test('numbers of replied, overdue, graded and low graded messages open lists of exactly these messages', () => {
  const filterOf = (figure: ListedFigure) => read(listedAt({ ...asked, scope: {} }, figure))?.[1]
  for (const figure of ['replied', 'overdue', 'graded', 'lowGrades'] as const)
    expect(filterOf(figure)).toEqual({ ...whole, counted: figure })
})

test('the board of all institutions opens the approved messages of the queue', () => {
  expect(opened('group', 7, {}, allSource)).toEqual([
    '/queue',
    { display: 4, ...period, groupId: 7, counted: 'messages' }
  ])
})
