import { expect, test } from 'vitest'
import { createThrottle, secondsLeft } from './countdown.ts'

test('the countdown runs from 119 to 0 and stays there', () => {
  expect(secondsLeft(undefined, 0)).toBe(0)
  expect(secondsLeft(1000, 1000)).toBe(119)
  expect(secondsLeft(1000, 1999)).toBe(119)
  expect(secondsLeft(1000, 2000)).toBe(118)
  expect(secondsLeft(1000, 1000 + 118_999)).toBe(1)
  expect(secondsLeft(1000, 1000 + 119_000)).toBe(0)
  expect(secondsLeft(1000, 9_999_999)).toBe(0)
})

test('a clock set back never shows more than 119', () => {
  expect(secondsLeft(50_000, 1000)).toBe(119)
})

test('a second submission within a second is ignored', () => {
  let now = 0
  const passes = createThrottle(1000, () => now)
  expect(passes()).toBe(true)
  now = 999
  expect(passes()).toBe(false)
  now = 1000
  expect(passes()).toBe(true)
})
