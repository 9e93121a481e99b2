import { expect, test } from 'vitest'
import { createTranslate } from '../../lib/i18n.tsx'
import type { Messages } from '../../locales/keys.ts'
import { messages } from '../../locales/zh-CN/acts.ts'
import { lowGradeWords } from './low-grade.ts'

const t = createTranslate(messages as unknown as Messages)
const limits = { explainThreshold: 2, explainDays: 10 }
const first = { hasComment: false, isSecond: false }

test('one low score of three tells the days for an explanation and that it can be graded again', () => {
  const words = lowGradeWords({ ...first, scores: [5, 2, undefined] }, limits, t)
  expect(words).toMatch(/10 个工作日内作出解释.*再评价一次/)
})

test('scores above the threshold have no consequence, and neither has any score without a threshold', () => {
  expect(lowGradeWords({ ...first, scores: [3, undefined, 4] }, limits, t)).toBeUndefined()
  expect(
    lowGradeWords({ ...first, scores: [1, 1, 1] }, { ...limits, explainThreshold: 0 }, t)
  ).toBeUndefined()
})

test('a second grade promises no third one; with a comment, the days count from its approval', () => {
  const words = lowGradeWords({ scores: [1, 1, 1], hasComment: true, isSecond: true }, limits, t)
  expect(words).toContain('最后一次解释')
  expect(words).not.toContain('再评价一次')
  expect(words).toContain('审核')
})
