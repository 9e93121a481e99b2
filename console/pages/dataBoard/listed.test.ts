import { expect, test } from 'vitest'
import type { Grouping } from '../figures/figures.ts'
import { lineListedAt } from './listed.ts'
import type { Scope } from './useFigures.ts'

const period = { startTime: 1000, endTime: 90_000_000 }

function opened(by: Grouping, id: number, scope: Scope = {}) {
  const address = lineListedAt({ by, period, unit: 'day', scope, own: 3 }, id)
  if (address === undefined) return undefined
  const [page, search] = address.split('?')
  return [page, JSON.parse(new URLSearchParams(search).get('filter') ?? '')]
}

const whole = { display: 8, timeType: 1, ...period }

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

test('the own group has its own list, because the filter would add the groups below it', () => {
  expect(opened('group', 3)).toEqual(['/list-ans', whole])
  expect(opened('group', 7, { groupId: 7 })).toBeUndefined()
})
