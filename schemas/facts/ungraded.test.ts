import { expect, test } from 'vitest'
import { ungradedWord } from './ungraded.ts'

const all = [0, 1, 2, 3, 11, 12, 13, 21]

test('the label of a message that cannot be graded mentions no grade, for any reader', () => {
  expect(all.map(state => ungradedWord(state, { gradingUsed: false }))).toEqual([
    'notReplied',
    'replied',
    'replied',
    undefined,
    'explained',
    'explained',
    undefined,
    undefined
  ])
})

test('the dictionary has the label of a message that can be graded, and of a state without a record', () => {
  expect(all.map(state => ungradedWord(state, { gradingUsed: true }))).toEqual(all.map(() => undefined))
  expect(ungradedWord(2, {})).toBeUndefined()
  expect(ungradedWord(2, undefined)).toBeUndefined()
})
