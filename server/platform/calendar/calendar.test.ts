import { describe, expect, it } from 'vitest'
import {
  addWorkingDays,
  daysByPriority,
  endOfDay,
  isWorkingDay,
  startOfDay,
  workingDaysBetween
} from './calendar.ts'

const shanghai = (text: string) => new Date(`${text}+08:00`)

describe('working days of the mainland', () => {
  it('end with the last second of the day in Shanghai', () => {
    expect(addWorkingDays(shanghai('2026-03-02T09:30:00'), 5)).toEqual(shanghai('2026-03-09T23:59:59'))
    expect(endOfDay(shanghai('2026-03-02T00:00:00'))).toEqual(shanghai('2026-03-02T23:59:59'))
    expect(startOfDay(shanghai('2026-03-02T23:59:59'))).toEqual(shanghai('2026-03-02T00:00:00'))
  })

  it('belong to the date in Shanghai, where the day begins at 16:00 UTC', () => {
    expect(addWorkingDays(new Date('2026-03-02T15:59:59Z'), 1)).toEqual(shanghai('2026-03-03T23:59:59'))
    expect(addWorkingDays(new Date('2026-03-02T16:00:00Z'), 1)).toEqual(shanghai('2026-03-04T23:59:59'))
  })

  it('leave out weekends, whichever day the period begins on', () => {
    expect(addWorkingDays(shanghai('2026-03-06T12:00:00'), 1)).toEqual(shanghai('2026-03-09T23:59:59'))
    expect(addWorkingDays(shanghai('2026-03-07T12:00:00'), 1)).toEqual(shanghai('2026-03-09T23:59:59'))
    expect(addWorkingDays(shanghai('2026-03-08T12:00:00'), 2)).toEqual(shanghai('2026-03-10T23:59:59'))
  })

  it('leave out Spring Festival and count the Saturday worked for it', () => {
    expect(isWorkingDay(shanghai('2026-02-14T12:00:00'))).toBe(true)
    expect(isWorkingDay(shanghai('2026-02-16T12:00:00'))).toBe(false)
    expect(addWorkingDays(shanghai('2026-02-13T12:00:00'), 1)).toEqual(shanghai('2026-02-14T23:59:59'))
    expect(addWorkingDays(shanghai('2026-02-13T12:00:00'), 2)).toEqual(shanghai('2026-02-24T23:59:59'))
  })

  it('count the Sunday worked for Spring Festival of 2025', () => {
    expect(isWorkingDay(shanghai('2025-01-26T12:00:00'))).toBe(true)
    expect(addWorkingDays(shanghai('2025-01-24T12:00:00'), 3)).toEqual(shanghai('2025-02-05T23:59:59'))
  })

  it('leave out weekends and statutory days, in years whose holidays are not announced', () => {
    expect(isWorkingDay(shanghai('2031-10-01T12:00:00'))).toBe(false)
    expect(isWorkingDay(shanghai('2031-10-04T12:00:00'))).toBe(false)
    expect(isWorkingDay(shanghai('2031-10-06T12:00:00'))).toBe(true)
    // a message approved on 28 December 2026 has five working days
    expect(addWorkingDays(shanghai('2026-12-28T10:00:00'), 5)).toEqual(shanghai('2027-01-05T23:59:59'))
  })

  it('a period of 0 days ends on the same day', () => {
    expect(addWorkingDays(shanghai('2026-03-07T12:00:00'), 0)).toEqual(shanghai('2026-03-07T23:59:59'))
  })

  it('between two moments are counted without going from day to day: holidays and years alike', () => {
    const between = (from: string, to: string) => workingDaysBetween(shanghai(from), shanghai(to))
    expect(between('2026-02-13T23:00:00', '2026-02-24T00:00:00')).toBe(2)
    expect(between('2026-02-13T00:00:00', '2026-02-13T23:59:59')).toBe(0)
    expect(between('2026-02-24T00:00:00', '2026-02-13T00:00:00')).toBe(0)
    const first = shanghai('2023-01-02T12:00:00').getTime()
    const days = Array.from({ length: 4 * 365 }, (_, index) => new Date(first + index * 86_400_000))
    const counted = days.filter(isWorkingDay).length
    expect(between('2023-01-01T12:00:00', '2026-12-31T12:00:00')).toBe(counted)
  })

  it('are halved for urgent messages, rounded up', () => {
    expect([5, 15, 30].map(days => daysByPriority(days, 1))).toEqual([3, 8, 15])
    expect([5, 15, 30].map(days => daysByPriority(days, 2))).toEqual([5, 15, 30])
  })
})
