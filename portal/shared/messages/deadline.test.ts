import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from '../../lib/time.ts'
import { isEndOfDay } from './deadline.ts'

test('a deadline in the last minute of a day in Shanghai covers the whole day', () => {
  expect(isEndOfDay(endOfDay('2026-12-16') ?? 0)).toBe(true)
  expect(isEndOfDay(startOfDay('2026-12-16') ?? 0)).toBe(false)
})
