import { expect, test } from 'vitest'
import { scoresFor } from './scores.ts'

test('each class counts the same for F1, however few texts it has', () => {
  const scores = scoresFor([
    { label: 'roads', ranking: ['roads', 'schools', 'water'] },
    { label: 'roads', ranking: ['roads', 'water', 'schools'] },
    { label: 'roads', ranking: ['roads', 'water', 'schools'] },
    { label: 'water', ranking: ['roads', 'water', 'schools'] }
  ])
  expect(scores.accuracy).toBe(0.75)
  // roads: 2 · 3 / (4 + 3); water: 0
  expect(scores.macroF1).toBeCloseTo(3 / 7)
  expect(scores.withinTwo).toBe(1)
})
