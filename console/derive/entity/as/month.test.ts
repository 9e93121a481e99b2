import { expect, test } from 'vitest'
import { boundOf, clockOf, dayOf, daysOfMonth, daysOn, within } from './month.ts'
import { addMonths, isMonth } from './monthName.ts'

const moment = { type: 'integer', 'x-widget': 'time' } as const
const day = { type: 'string', format: 'date' } as const
/** 2026-03-01 00:30 in the time zone of the site, which is still February in UTC. */
const early = Date.parse('2026-02-28T16:30:00Z') / 1000

test('a month is shown in whole weeks', () => {
  const days = daysOfMonth('2026-03')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-02-23', '2026-04-05', 42])
  expect(daysOfMonth('2027-02')).toHaveLength(28)
})

test('the next month after December is in the next year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(['2026-13', '2026-1', 7, undefined].filter(isMonth)).toEqual([])
})

test('a moment is shown on its day in the time zone of the site', () => {
  expect(dayOf(moment, early)).toBe('2026-03-01')
  expect(clockOf(moment, early)).toBe('00:30')
  expect(clockOf({ type: 'integer', 'x-widget': 'date' }, early)).toBeUndefined()
  expect([dayOf(day, '2026-03-01'), dayOf(day, null), dayOf(moment, null)]).toEqual([
    '2026-03-01',
    undefined,
    undefined
  ])
})

test('a range ends with the last second of its last day', () => {
  const from = boundOf(moment, '2026-03-01', 'from')
  expect(boundOf(moment, '2026-03-01', 'to')).toBe(Number(from) + 24 * 60 * 60 - 1)
  expect(boundOf(day, '2026-03-01', 'to')).toBe('2026-03-01')
})

test('a narrower filter of the list limits the range', () => {
  const filter = { name: 'x', dayFrom: '2026-03-10', dayTo: '2026-05-01' }
  expect(within(filter, 'day', { from: '2026-03-01', to: '2026-03-31' })).toEqual({
    name: 'x',
    dayFrom: '2026-03-10',
    dayTo: '2026-03-31'
  })
})

test('a record is shown on each day until its last one', () => {
  const days = daysOfMonth('2026-03')
  expect(daysOn(days, '2026-02-01', '2026-02-24')).toEqual(['2026-02-23', '2026-02-24'])
  expect(daysOn(days, '2026-03-02', undefined)).toEqual(['2026-03-02'])
  expect(daysOn(days, '2026-03-02', '2026-03-01')).toEqual(['2026-03-02'])
})
