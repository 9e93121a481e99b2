import { stripVTControlCharacters } from 'node:util'

export type Counts = { passed: number; failed: number; skipped: number }

/** The part of vitest's JSON report that is read here. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults?: { name: string; status: string; message?: string; assertionResults: TestResult[] }[]
}

type TestResult = { fullName: string; status: string; failureMessages?: string[] }

/**
 * Counts the results of a vitest run. A failed run counts at least one failure, even if no test failed: a
 * file that cannot be loaded has no tests, and an error outside any test belongs to none.
 */
export function countsOf(report: string | undefined, code: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests }: Report = JSON.parse(report)
  const failed = code === 0 ? numFailedTests : Math.max(1, numFailedTests)
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
}

/**
 * Lists the failures in the order of the run: in a course of steps the first failure explains those after it,
 * and the end of the output shows only the last.
 * @param most maximum number of failures; each shows the first lines of every attempt
 */
export function failuresOf(report: string | undefined, most = 10): string {
  const { testResults = [] }: Partial<Report> = JSON.parse(report ?? '{}')
  const failures = testResults.flatMap(({ message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0) return message ? [headOf(message)] : []
    return tests.map(({ fullName, failureMessages = [] }) =>
      [fullName, ...failureMessages.map(text => headOf(text).replaceAll(/^/gm, '  '))].join('\n')
    )
  })
  const untold = failures.length - most
  return [...failures.slice(0, most), ...(untold > 0 ? [`and ${untold} more`] : [])].join('\n\n')
}

/** Returns the files in which something failed; none if the run as a whole failed and no file is to blame. */
export function failedFiles(report: string | undefined): string[] {
  const { testResults = [] }: Partial<Report> = JSON.parse(report ?? '{}')
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/** A file that failed, and passed in a second run. */
export interface Flaky {
  file: string
  /** The first failed test, or the first line of the error if no test failed. */
  failure: string
}

/**
 * Returns the files that failed in the first run and passed in the second; none if the second run gave no
 * report.
 */
export function flakyFiles(first: string | undefined, second: string | undefined): Flaky[] {
  const { testResults = [] }: Partial<Report> = JSON.parse(second ?? '{}')
  const passed = testResults.filter(({ status }) => status === 'passed').map(({ name }) => name)
  return failedFiles(first)
    .filter(file => passed.includes(file))
    .map(file => ({ file, failure: firstFailureOf(first, file) }))
}

/**
 * Returns the first failed test of a file, or the first line of the error that kept the file from being
 * loaded.
 */
function firstFailureOf(report: string | undefined, file: string): string {
  const { testResults = [] }: Partial<Report> = JSON.parse(report ?? '{}')
  const result = testResults.find(({ name }) => name === file)
  const failed = result?.assertionResults.find(({ status }) => status === 'failed')
  return failed?.fullName ?? headOf(result?.message ?? '').split('\n')[0] ?? ''
}

/**
 * Counts the results of a run whose failed files were run again: the second run replaces those files. If it
 * has fewer tests than they had, the missing ones count as failed.
 */
export function withSecondTry(first: string, second: Counts): Counts {
  const { testResults = [] }: Partial<Report> = JSON.parse(first)
  const testsOf = (wanted: boolean) =>
    testResults
      .filter(({ status }) => (status === 'failed') === wanted)
      .flatMap(({ assertionResults }) => assertionResults)
  const sure = testsOf(false)
  const passed = sure.filter(({ status }) => status === 'passed').length
  const { passed: again, failed, skipped } = second
  const missing = Math.max(0, testsOf(true).length - again - failed - skipped)
  return { passed: passed + again, failed: failed + missing, skipped: sure.length - passed + skipped }
}

const headOf = (text: string) => stripVTControlCharacters(text).trim().split('\n').slice(0, 32).join('\n')

export function total(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((before, counts) => before + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** Tells whether a run is good: it must have executed something, and nothing failed. */
export function isGood({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0
}
