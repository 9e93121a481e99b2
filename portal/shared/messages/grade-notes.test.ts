import { expect, test } from 'vitest'
import { createTranslate } from '../../lib/i18n.tsx'
import type { Messages } from '../../locales/keys.ts'
import { messages as acts } from '../../locales/zh-CN/acts.ts'
import { messages as ofMessage } from '../../locales/zh-CN/message.ts'
import { gradeNotes } from './grade-notes.ts'

const t = createTranslate({ ...acts, ...ofMessage } as unknown as Messages)
const dueAt = Date.UTC(2026, 4, 8, 15) / 1000
const promise = {
  answer: 'reply' as const,
  dueAt,
  daysLeft: 3,
  answeredAt: null,
  stoppedSince: null,
  stoppedBy: null,
  extendedFrom: null,
  lateDays: null
}
const message = { state: 2 as const, promise, gradingEndsAt: dueAt, grades: [] }

test('before an interim reply is graded, its author reads when the final one is promised and what a grade ends', () => {
  const words = gradeNotes({ ...message, state: 1 }, t).join('')
  expect(words).toMatch(/2026-05-08 前作出办结回复/)
  expect(words).toContain('不必再作办结回复')
  expect(gradeNotes({ ...message, state: 1, promise: null }, t).join('')).toContain('阶段性回复')
})

test('a final reply has no such note, only the end of grading', () => {
  expect(gradeNotes(message, t)).toEqual(['可以评价到 2026-05-08 23:00。'])
})

test('the second grade is called the last one before a score is chosen', () => {
  const first = {
    round: 1 as const,
    solved: null,
    gradeLevel: 1 as const,
    gradeSpeed: 1 as const,
    gradeManner: 1 as const,
    thanksFlag: false,
    comment: null,
    commentState: 1 as const,
    createdAt: dueAt,
    allowedActions: []
  }
  const grades = [first] as unknown as Parameters<typeof gradeNotes>[0]['grades']
  expect(gradeNotes({ ...message, state: 12, grades }, t).join('')).toContain('最后一次')
})
