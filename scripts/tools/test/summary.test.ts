import { expect, test } from 'vitest'
import { flakyLines, oversizedOf, type SuiteResult, slowestOf, timesOf } from './summary.ts'

const result = (name: string, seconds: number, more: Partial<SuiteResult> = {}): SuiteResult => ({
  name,
  counts: { passed: 1, failed: 0, skipped: 0 },
  seconds,
  files: [],
  flaky: [],
  ...more
})

const unit = result('unit', 20, {
  files: [
    { file: 'a.test.ts', seconds: 1 },
    { file: 'b.test.ts', seconds: 12.34 }
  ]
})
const journeys = result('journeys', 100, {
  files: [{ file: 'tests/journeys/c.test.ts', seconds: 5 }],
  flaky: [{ file: 'tests/journeys/c.test.ts', failure: 'a citizen > signs in\n  again' }]
})

test('suites are listed with their times, the longest first', () => {
  expect(timesOf([unit, result('generator', 0), journeys])).toBe(
    ['Time of each suite:', '  100.0 s  journeys', '   20.0 s  unit'].join('\n')
  )
})

test('the slowest files of all suites are listed', () => {
  expect(slowestOf([unit, journeys], 2)).toBe(
    [
      'Slowest files:',
      '   12.3 s  unit       b.test.ts',
      '    5.0 s  journeys   tests/journeys/c.test.ts'
    ].join('\n')
  )
  expect(slowestOf([result('types', 9)])).toBe('')
})

test('a flaky file has one line with its suite and its first failure', () => {
  expect(flakyLines([unit, journeys])).toEqual([
    'journeys\ttests/journeys/c.test.ts\ta citizen > signs in again'
  ])
})

test('a file that takes more than 15 % of a suite with many files is named', () => {
  const small = Array.from({ length: 10 }, (_, at) => ({ file: `tests/${at}.test.ts`, seconds: 1 }))
  const large = { file: 'tests/large.test.ts', seconds: 5 }
  const suite = { name: 'unit', counts: { passed: 1, failed: 0, skipped: 0 }, seconds: 8, flaky: [] }
  expect(oversizedOf([{ ...suite, files: [...small, large] }])).toContain('33 % of unit: tests/large.test.ts')
  expect(oversizedOf([{ ...suite, files: small }])).toBe('')
})
