import { expect, test } from 'vitest'
import { heatFor, type IssueFigures, mostHeat, totalHeat } from './heat.ts'

const calm: IssueFigures = {
  people: 0,
  recentPeople: 0,
  earlierPeople: 0,
  messages: 0,
  likes: 0,
  graded: 0,
  lowGrades: 0,
  overdue: 0
}

test('an issue without people has no heat, and no issue has more than 100 points', () => {
  expect(totalHeat(heatFor(calm))).toBe(0)
  const hottest = heatFor({
    people: 5000,
    recentPeople: 900,
    earlierPeople: 1,
    messages: 10,
    likes: 90_000,
    graded: 1_000_000,
    lowGrades: 1_000_000,
    overdue: 10
  })
  expect(hottest).toEqual(mostHeat)
  expect(totalHeat(hottest)).toBe(100)
})

test('each part grows with its own figures alone', () => {
  expect(heatFor({ ...calm, people: 9 })).toEqual({ ...heatFor(calm), people: 20 })
  expect(heatFor({ ...calm, recentPeople: 3, earlierPeople: 1 })).toEqual({ ...heatFor(calm), growth: 10 })
  expect(heatFor({ ...calm, recentPeople: 1, earlierPeople: 9 }).growth).toBe(0)
  expect(heatFor({ ...calm, graded: 2, lowGrades: 2 })).toEqual({ ...heatFor(calm), lowGrades: 7.5 })
  expect(heatFor({ ...calm, messages: 10, overdue: 2 })).toEqual({ ...heatFor(calm), lateness: 3 })
})
