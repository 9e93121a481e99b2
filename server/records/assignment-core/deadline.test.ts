import { expect, test } from 'vitest'
import { assignmentDeadline } from './deadline.ts'

const at = (time: string) => new Date(`2026-${time}+08:00`)
/** Monday. */
const now = at('03-02T10:17:31')

test('an assignment is due at the end of a working day, before its giver', () => {
  expect(assignmentDeadline(now, at('03-13T23:59:59'))).toEqual(at('03-10T23:59:59'))
  expect(assignmentDeadline(now, at('03-03T23:59:59'))).toEqual(at('03-02T23:59:59'))
})

test('a weekend counts for nothing', () => {
  expect(assignmentDeadline(at('03-06T10:00:00'), at('03-10T23:59:59'))).toEqual(at('03-09T23:59:59'))
})

test('on the last day it is still before the giver’s deadline', () => {
  expect(assignmentDeadline(now, at('03-02T23:59:59'))).toEqual(at('03-02T19:25:00'))
})

test('without a deadline, or after it, it is three working days', () => {
  expect(assignmentDeadline(now, null)).toEqual(at('03-05T23:59:59'))
  expect(assignmentDeadline(now, at('02-27T23:59:59'))).toEqual(at('03-05T23:59:59'))
})
