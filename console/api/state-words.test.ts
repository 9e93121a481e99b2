import { expect, test } from 'vitest'
import { ungradedWord } from './state-words.ts'

const all = [0, 1, 2, 3, 11, 12, 13, 21]

test('a message that cannot be graded waits for no grade, whoever reads it', () => {
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

test('the dictionary has the word where it can be graded, and where no record decides', () => {
  expect(all.map(state => ungradedWord(state, { gradingUsed: true }))).toEqual(all.map(() => undefined))
  expect(ungradedWord(2, {})).toBeUndefined()
  expect(ungradedWord(2, undefined)).toBeUndefined()
})
