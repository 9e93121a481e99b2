import { expect, test } from 'vitest'
import { figureWords, groupings, oneOf } from './figures.ts'

test('rates are percentages, days have one decimal, and a figure without a value is a dash', () => {
  expect(figureWords('replyRate', 0.9876)).toBe('98.8%')
  expect(figureWords('p50Days', 3.25)).toBe('3.3')
  expect(figureWords('p50Days', 3)).toBe('3.0')
  expect(figureWords('messages', 1200)).toBe('1,200')
  expect(figureWords('satisfactionRate', null)).toBe('—')
})

test('an unknown value in the address selects the first choice', () => {
  expect(oneOf(groupings, 'forum')).toBe('forum')
  expect(oneOf(groupings, 'planet')).toBe('period')
  expect(oneOf(groupings, null)).toBe('period')
})
