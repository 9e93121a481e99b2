import { expect, test } from 'vitest'
import { standingOf } from './deadline.ts'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000
const noon = at('2026-03-10T12:00:00')

test('a deadline on the day after tomorrow leaves two days, at any hour', () => {
  expect(standingOf(at('2026-03-12T00:30:00'), noon)).toEqual({ key: 'daysLeft', count: 2, tone: 'wait' })
  expect(standingOf(at('2026-03-12T23:59:59'), noon)).toEqual({ key: 'daysLeft', count: 2, tone: 'wait' })
  expect(standingOf(at('2026-03-13T08:00:00'), noon)).toEqual({ key: 'daysLeft', count: 3, tone: 'ok' })
})

test('on the last day the remaining hours are shown', () => {
  expect(standingOf(at('2026-03-10T18:00:00'), noon)).toEqual({ key: 'hoursLeft', count: 6, tone: 'wait' })
  expect(standingOf(at('2026-03-10T12:30:00'), noon)).toEqual({ key: 'today', count: 0, tone: 'wait' })
})

test('a deadline in the past is late by at least a day', () => {
  expect(standingOf(at('2026-03-10T11:59:59'), noon)).toEqual({ key: 'daysLate', count: 1, tone: 'late' })
  expect(standingOf(at('2026-03-07T23:00:00'), noon)).toEqual({ key: 'daysLate', count: 3, tone: 'late' })
})
