import { expect, test } from 'vitest'
import { endOfDay, formatDate, formatTime, splitDuration, startOfDay } from './time.ts'

test('a moment is shown in Shanghai time, to the minute', () => {
  expect(formatTime(0)).toBe('1970-01-01 08:00')
  expect(formatTime(Date.UTC(2025, 11, 31, 16, 5, 59) / 1000)).toBe('2026-01-01 00:05')
})

test('the day changes at midnight in Shanghai', () => {
  expect(formatDate(Date.UTC(2026, 1, 28, 15, 59, 59) / 1000)).toBe('2026-02-28')
  expect(formatDate(Date.UTC(2026, 1, 28, 16, 0, 0) / 1000)).toBe('2026-03-01')
})

test('a chosen day begins with its first and ends with its last second', () => {
  const start = startOfDay('2026-05-01') ?? 0
  expect(formatTime(start)).toBe('2026-05-01 00:00')
  expect(endOfDay('2026-05-01')).toBe(start + 86399)
  expect(startOfDay('2026-5-1')).toBeUndefined()
  expect(startOfDay('2026-13-01')).toBeUndefined()
})

test('a duration is at least a minute', () => {
  expect(splitDuration(3)).toEqual({ days: 0, hours: 0, minutes: 1 })
  expect(splitDuration(90061)).toEqual({ days: 1, hours: 1, minutes: 1 })
})
