import { expect, test } from 'vitest'
import { fromEnds, isBackwards, toEnds, wordsOfEnds } from './range.ts'

const first = Date.parse('2026-03-09T00:00:00+08:00') / 1000
const last = Date.parse('2026-03-10T23:59:59+08:00') / 1000

test('a range of moments covers its days from the first second to the last', () => {
  expect(fromEnds('time', { from: '2026-03-09', to: '2026-03-10' })).toEqual([first, last])
  expect(toEnds('time', first, last)).toEqual({ from: '2026-03-09', to: '2026-03-10' })
})

test('days and numbers keep their type, and an end may be open', () => {
  expect(fromEnds('date', { from: '2026-03-09', to: '' })).toEqual(['2026-03-09', undefined])
  expect(fromEnds('number', { from: '1.5', to: ' 20 ' })).toEqual([1.5, 20])
  expect(fromEnds('number', { from: 'x', to: '' })).toEqual([undefined, undefined])
  expect(wordsOfEnds('number', 3, undefined)).toBe('3 – ')
  expect(wordsOfEnds('number', undefined, undefined)).toBe('')
})

test('an end before its beginning is refused; numbers are compared as numbers', () => {
  expect(isBackwards('date', { from: '2026-03-10', to: '2026-03-09' })).toBe(true)
  expect(isBackwards('number', { from: '9', to: '10' })).toBe(false)
  expect(isBackwards('number', { from: '10', to: '9' })).toBe(true)
})
