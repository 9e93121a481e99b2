import { expect, test } from 'vitest'
import { replyChoices, stateOf } from './message-state.ts'

const label = (state: number, gradingUsed = true, auditState = 1) =>
  stateOf({ state, gradingUsed, auditState }).label

test('each trace state has its own label', () => {
  expect([0, 1, 2, 3, 11, 12, 13, 21].map(state => label(state))).toEqual([
    'state.awaitingReply',
    'state.awaitingGrade',
    'state.awaitingGrade',
    'state.graded',
    'state.explained',
    'state.explained',
    'state.gradedTwice',
    'state.closed'
  ])
})

test('a message that cannot be graded has the label replied or not replied', () => {
  expect([0, 1, 2].map(state => label(state, false))).toEqual([
    'state.notReplied',
    'state.replied',
    'state.replied'
  ])
})

test('an earlier grade and explanation keep their labels if nobody grades any more', () => {
  expect([3, 11, 12, 13, 21].map(state => label(state, false))).toEqual([
    'state.graded',
    'state.closed',
    'state.closed',
    'state.gradedTwice',
    'state.closed'
  ])
})

test('a message that is not approved has the label of its audit state', () => {
  expect([0, 2, 3, 4].map(audit => label(0, true, audit))).toEqual([
    'state.pending',
    'state.returned',
    'state.withdrawn',
    'state.deleted'
  ])
})

test('the choices of a list have the labels of its chips', () => {
  const words = (gradingUsed: boolean) => replyChoices(key => key, { gradingUsed }).map(({ label }) => label)
  expect(words(true)).toEqual(['state.replied', stateOf({ state: 0, gradingUsed: true }).label])
  expect(words(false)).toEqual(['state.replied', stateOf({ state: 0, gradingUsed: false }).label])
  expect(words(true)[1]).not.toBe(words(false)[1])
})
