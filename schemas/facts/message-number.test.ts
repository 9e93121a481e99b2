import { expect, test } from 'vitest'
import { findWrittenNumber } from './message-number.ts'

test.each(['5001', '#5001', 'No. 5001', '编号5001', '編號：5001', ' 留言编号 5001号'])(
  '%s is a number',
  words => {
    expect(findWrittenNumber(words)).toBe(5001)
  }
)

test.each(['', '5001路', '318国道', '12345678901', '编号'])('%j is no number', words => {
  expect(findWrittenNumber(words)).toBeUndefined()
})
