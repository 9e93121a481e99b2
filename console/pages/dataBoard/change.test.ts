import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('the change of a number is in per cent, of a rate in points, and of a time in days', () => {
  expect(changeOf('messages', 120, 100)).toEqual({ kind: 'share', direction: 'up', words: '20.0%' })
  expect(changeOf('replyRate', 0.9, 0.95)).toEqual({ kind: 'points', direction: 'down', words: '5.0' })
  expect(changeOf('p50Days', 3, 3)).toEqual({ kind: 'days', direction: 'same', words: '0.0' })
})

test('a growth of a thousand per cent is a multiple', () => {
  expect(changeOf('messages', 1099, 100)).toEqual({ kind: 'share', direction: 'up', words: '999.0%' })
  expect(changeOf('messages', 3001, 2)).toEqual({ kind: 'times', direction: 'up', words: '1,500' })
})

test('there is no change without a value to compare with', () => {
  expect(changeOf('messages', 5, 0)).toBeUndefined()
  expect(changeOf('satisfactionRate', 0.5, null)).toBeUndefined()
})
