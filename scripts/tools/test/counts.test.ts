import { expect, test } from 'vitest'
import {
  countsOf,
  failedFiles,
  failuresOf,
  flakyFiles,
  formatCounts,
  isGood,
  total,
  withSecondTry
} from './counts.ts'

const report = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 })

test('pending tests and todo tests count as skipped', () => {
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

test('the last line has the sums of all suites', () => {
  const all = total([
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 10, failed: 1, skipped: 0 }
  ])
  expect(formatCounts(all)).toBe('11 passed, 1 failed, 2 skipped')
})

test('failures are listed in the order of the run, each attempt by its first lines', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const tests = [
    {
      fullName: 'a course > begins',
      status: 'failed',
      failureMessages: ['\u001b[31mthe cause\u001b[39m', long]
    },
    { fullName: 'a course > rests', status: 'passed', failureMessages: [] },
    { fullName: 'a course > ends', status: 'failed', failureMessages: ['what came of it'] }
  ]
  const told = failuresOf(JSON.stringify({ testResults: [{ message: '', assertionResults: tests }] }))
  expect(told).toMatch(
    /^a course > begins\n {2}the cause\n {2}line 0\n(?: {2}line \d+\n)+ {2}line 31\n\na course > ends\n {2}what came of it$/
  )
})

test('a file that could not be loaded is listed with its error, and only a few failures are listed', () => {
  const broken = { message: 'no such module', assertionResults: [] }
  expect(failuresOf(JSON.stringify({ testResults: [broken, broken, broken] }), 2)).toBe(
    'no such module\n\nno such module\n\nand 1 more'
  )
  expect(failuresOf(undefined)).toBe('')
})

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map(status => ({ fullName: status, status }))
})
const mixed = JSON.stringify({
  testResults: [file('a', 'passed', 'passed', 'skipped'), file('b', 'passed', 'failed', 'passed')]
})

test('only the files with failures are tried again', () => {
  expect(failedFiles(mixed)).toEqual(['b'])
  expect(failedFiles(undefined)).toEqual([])
})

test('a file that passes only at its second try is flaky, and is listed with its first failure', () => {
  const broken = { name: 'c', status: 'failed', message: '\nno such module\n  at c.ts', assertionResults: [] }
  const first = JSON.stringify({ testResults: [...JSON.parse(mixed).testResults, broken] })
  const second = (...files: object[]) => JSON.stringify({ testResults: files })
  expect(flakyFiles(first, second(file('b', 'passed'), file('c', 'failed')))).toEqual([
    { file: 'b', failure: 'failed' }
  ])
  expect(flakyFiles(first, second(file('c', 'passed')))).toEqual([{ file: 'c', failure: 'no such module' }])
})

test('a second try without a report marks no file as flaky', () => {
  expect(flakyFiles(mixed, undefined)).toEqual([])
  expect(flakyFiles(mixed, JSON.stringify({ testResults: [] }))).toEqual([])
})

test('a second try replaces the files that failed', () => {
  expect(withSecondTry(mixed, { passed: 3, failed: 0, skipped: 0 })).toEqual({
    passed: 5,
    failed: 0,
    skipped: 1
  })
  expect(withSecondTry(mixed, { passed: 2, failed: 1, skipped: 0 }).failed).toBe(1)
})

test('a second try that ran fewer tests than the first corrects nothing', () => {
  expect(withSecondTry(mixed, { passed: 2, failed: 0, skipped: 0 }).failed).toBe(1)
})
