import { expect, test } from 'vitest'
import { isGradedLow } from './lowGrade.ts'

type Grades = Parameters<typeof isGradedLow>[0]

const limits = { explainThreshold: 2 }
const graded = (...scores: readonly (readonly [number, number, number, boolean?])[]) =>
  scores.map(([gradeLevel, gradeSpeed, gradeManner, struck = false], index) => ({
    round: index + 1,
    gradeLevel,
    gradeSpeed,
    gradeManner,
    struck
  })) as unknown as Grades

test('a message needs a reason to become a case if one score of its last grade that counts is low', () => {
  expect(isGradedLow(graded(), limits)).toBe(false)
  expect(isGradedLow(graded([5, 5, 5]), limits)).toBe(false)
  expect(isGradedLow(graded([3, 3, 3]), limits)).toBe(false)
  expect(isGradedLow(graded([2, 5, 5]), limits)).toBe(true)
  expect(isGradedLow(graded([5, 2, 5]), limits)).toBe(true)
  expect(isGradedLow(graded([5, 5, 1]), limits)).toBe(true)
  expect(isGradedLow(graded([1, 1, 1], [4, 4, 4]), limits), 'the second grade is better').toBe(false)
  expect(isGradedLow(graded([4, 4, 4], [1, 4, 4]), limits)).toBe(true)
  expect(isGradedLow(graded([1, 1, 1, true]), limits), 'struck').toBe(false)
  expect(isGradedLow(graded([1, 1, 1], [5, 5, 5, true]), limits)).toBe(true)
})
