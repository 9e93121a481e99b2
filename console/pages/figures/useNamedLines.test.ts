import { expect, test } from 'vitest'
import { fromInput } from '../../derive/time.ts'
import { periodName } from './useNamedLines.ts'

test('a month is named by its year and month, and any other period by its first day', () => {
  const first = fromInput('2026-11-01') ?? 0
  expect(periodName(first, 'month')).toBe('2026-11')
  expect(periodName(first, 'week')).toBe('2026-11-01')
})
