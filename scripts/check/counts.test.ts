import { expect, test } from 'vitest'
import { countsOf, inWords, isGood, total } from './counts.ts'

const report = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 })

test('tests that wait or are still to do count as skipped', () => {
  expect(countsOf(report(3, 0), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 })
})

test('a run that failed outside its tests counts one failure', () => {
  expect(countsOf(report(3, 0), 1).failed).toBe(1)
  expect(countsOf(undefined, 0).failed).toBe(1)
})

test('a run without any executed test is not good', () => {
  expect(isGood({ passed: 0, failed: 0, skipped: 7 })).toBe(false)
  expect(isGood({ passed: 1, failed: 1, skipped: 0 })).toBe(false)
  expect(isGood({ passed: 1, failed: 0, skipped: 7 })).toBe(true)
})

test('the last line has all suites together', () => {
  const all = total([
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 10, failed: 1, skipped: 0 }
  ])
  expect(inWords(all)).toBe('11 passed, 1 failed, 2 skipped')
})
