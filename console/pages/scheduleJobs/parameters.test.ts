import { expect, test } from 'vitest'
import { findingsOf, isWritten, numbersOf, parametersIn, parametersText } from './parameters.ts'

test('the parameters of a job are parsed from their text, and those of another job are ignored', () => {
  expect(parametersIn('backup', '{"keep":3,"keepDays":365}')).toEqual({ keep: 3 })
  expect(parametersIn('siteNumbers', '{"keep":3}')).toEqual({})
  expect(parametersIn('backup', 'no JSON')).toEqual({})
  expect(parametersIn(undefined, undefined)).toEqual({})
})

test('empty parameters are not written', () => {
  expect(parametersText({ keep: undefined })).toBe('{}')
  expect(parametersText({ before: [3, 1] })).toBe('{"before":[3,1]}')
})

test('numbers may be typed with commas between them; other texts are sent unchanged and refused', () => {
  expect(numbersOf(['3', '1，7'])).toEqual([3, 1, 7])
  expect(numbersOf(['three'])).toEqual(['three'])
  expect(numbersOf(undefined)).toBeUndefined()
})

test('a text without parameters is empty, and one that is no object is written', () => {
  for (const text of [undefined, null, '', '{}', ' { } ']) expect(isWritten(text)).toBe(false)
  for (const text of ['{"keep":3}', 'keep: 3']) expect(isWritten(text)).toBe(true)
})

test('each wrong parameter has its own error, so that no error needs the label of another field', () => {
  const values = { before: [3, 1], after: [1, 99] }
  expect([...findingsOf('deadlineReminders', values)]).toEqual([
    ['after', { path: '1', rule: 'maximum', params: { max: 60 } }]
  ])
  expect([...findingsOf('backup', { keep: 0 }).keys()]).toEqual(['keep'])
  expect(findingsOf('backup', {}).size).toBe(0)
})
