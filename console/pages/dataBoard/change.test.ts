import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('a number changes in per cent, a rate in points, a time in days', () => {
  expect(changeOf('messages', 120, 100)).toEqual({ direction: 'up', words: '20.0%' })
  expect(changeOf('replyRate', 0.9, 0.95)).toEqual({ direction: 'down', words: '5.0' })
  expect(changeOf('p50Days', 3, 3)).toEqual({ direction: 'same', words: '0' })
})

test('without a base there is no change', () => {
  expect(changeOf('messages', 5, 0)).toBeUndefined()
  expect(changeOf('satisfactionRate', 0.5, null)).toBeUndefined()
})
