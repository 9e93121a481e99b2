import { expect, test } from 'vitest'
import { formatDate, formatTime, fromInput, lastDays, toTimeInput } from './time.ts'

const at = Date.parse('2026-03-09T16:05:00Z') / 1000

test('times are those of Shanghai, in any time zone of the reader', () => {
  expect(formatTime(at)).toBe('2026-03-10 00:05')
  expect(formatDate(at)).toBe('2026-03-10')
})

test('the text of an input is parsed as the same moment', () => {
  expect(fromInput(toTimeInput(at))).toBe(at)
  expect(fromInput('2026-13-40')).toBeUndefined()
})

test('quick ranges are whole days that end today', () => {
  const [first, last] = lastDays(7, at)
  expect([formatTime(first), formatTime(last)]).toEqual(['2026-03-04 00:00', '2026-03-10 23:59'])
  expect(last - first + 1).toBe(7 * 24 * 60 * 60)
})
