import { expect, test } from 'vitest'
import { numbersOf, parametersIn, parametersText } from './parameters.ts'

test('the parameters of a job are read out of their text, and those of another job are left out', () => {
  expect(parametersIn('backup', '{"keep":3,"keepDays":365}')).toEqual({ keep: 3 })
  expect(parametersIn('siteNumbers', '{"keep":3}')).toEqual({})
  expect(parametersIn('backup', 'no JSON')).toEqual({})
  expect(parametersIn(undefined, undefined)).toEqual({})
})

test('what is empty is not written', () => {
  expect(parametersText({ keep: undefined })).toBe('{}')
  expect(parametersText({ before: [3, 1] })).toBe('{"before":[3,1]}')
})

test('numbers are typed one by one or with a comma between them; what is no number stays to be refused', () => {
  expect(numbersOf(['3', '1，7'])).toEqual([3, 1, 7])
  expect(numbersOf(['three'])).toEqual(['three'])
  expect(numbersOf(undefined)).toBeUndefined()
})
