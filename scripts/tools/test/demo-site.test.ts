import { expect, test } from 'vitest'
import { keyOf } from './demo-site.ts'

test('the demo is kept for one day, because it ends today', () => {
  const morning = keyOf(new Date('2026-03-01T01:00:00Z'))
  expect(keyOf(new Date('2026-03-01T22:00:00Z'))).toBe(morning)
  expect(keyOf(new Date('2026-03-02T01:00:00Z'))).not.toBe(morning)
})
