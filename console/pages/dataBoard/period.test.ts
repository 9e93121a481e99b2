import { expect, test } from 'vitest'
import { formatTime, fromInput } from '../../fields/time.ts'
import {
  daysOf,
  endOf,
  type Period,
  periodBefore,
  periodName,
  periodOf,
  periodOfDays,
  unitOf
} from './period.ts'

const now = fromInput('2026-03-15T09:30') ?? 0
const words = ({ startTime, endTime }: Period) => [startTime, endTime].map(formatTime)

test('quick ranges are whole days of Shanghai', () => {
  expect(words(periodOf('7', now))).toEqual(['2026-03-09 00:00', '2026-03-15 23:59'])
  expect(words(periodOf('month', now))).toEqual(['2026-03-01 00:00', '2026-03-15 23:59'])
  expect(words(periodOf('lastMonth', now))).toEqual(['2026-02-01 00:00', '2026-02-28 23:59'])
  expect(words(periodOf('year', now))).toEqual(['2026-01-01 00:00', '2026-03-15 23:59'])
  const january = fromInput('2026-01-02') ?? 0
  expect(words(periodOf('lastMonth', january))).toEqual(['2025-12-01 00:00', '2025-12-31 23:59'])
})

test('chosen days are whole days, and a range that ends before it begins is ignored', () => {
  const chosen = periodOfDays('2026-02-03', '2026-02-03')
  expect(chosen && words(chosen)).toEqual(['2026-02-03 00:00', '2026-02-03 23:59'])
  expect(daysOf(chosen)).toEqual({ from: '2026-02-03', to: '2026-02-03' })
  for (const [from, to] of [
    ['2026-02-04', '2026-02-03'],
    ['2026-02-03', null],
    ['0002-02-03', '2026-02-03'],
    ['2026-02-3x', '2026-02-03']
  ] as const)
    expect(periodOfDays(from, to)).toBeUndefined()
})

test('a month is compared with the month before, other ranges with the same number of days', () => {
  expect(words(periodBefore(periodOf('lastMonth', now)))).toEqual(['2026-01-01 00:00', '2026-01-31 23:59'])
  expect(words(periodBefore(periodOf('7', now)))).toEqual(['2026-03-02 00:00', '2026-03-08 23:59'])
})

test('longer ranges have longer periods, and the last one ends with the range', () => {
  expect(['30', '90', '365'].map(range => unitOf(periodOf(range as '30', now)))).toEqual([
    'day',
    'week',
    'month'
  ])
  const year = periodOf('year', now)
  expect(formatTime(endOf(fromInput('2026-02-01') ?? 0, 'month', year))).toBe('2026-02-28 23:59')
  expect(formatTime(endOf(fromInput('2026-03-01') ?? 0, 'month', year))).toBe('2026-03-15 23:59')
  const long = periodOfDays('2025-02-10', '2026-03-15') ?? year
  const ends = (unit: 'week' | 'quarter' | 'year', from = '2025-02-12') =>
    formatTime(endOf(fromInput(from) ?? 0, unit, long)).slice(0, 10)
  // a Wednesday: the week, the quarter and the year are not over
  expect([ends('week'), ends('quarter'), ends('year')]).toEqual(['2025-02-16', '2025-03-31', '2025-12-31'])
  expect([ends('quarter', '2026-01-01'), ends('week', '2025-03-03')]).toEqual(['2026-03-15', '2025-03-09'])
})

test('a month and a year are named as such, other periods by their first day', () => {
  const from = fromInput('2025-11-28') ?? 0
  expect(periodName(from, 'month')).toBe('2025-11')
  expect(periodName(from, 'year')).toBe('2025')
  for (const unit of ['day', 'week', 'quarter'] as const) expect(periodName(from, unit)).toBe('2025-11-28')
})
