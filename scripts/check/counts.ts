import { stripVTControlCharacters } from 'node:util'

export type Counts = { passed: number; failed: number; skipped: number }

/** The part of vitest's JSON report that we read. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults?: { name: string; status: string; message?: string; assertionResults: TestResult[] }[]
}

type TestResult = { fullName: string; status: string; failureMessages?: string[] }

/**
 * What a vitest run counts for. A run that failed counts at least one failure, also where no test did:
 * a file that cannot be loaded has no tests, and an error outside any test belongs to none.
 */
export function countsOf(report: string | undefined, code: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests }: Report = JSON.parse(report)
  const failed = code === 0 ? numFailedTests : Math.max(1, numFailedTests)
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
}

/**
 * What failed, in the order of the run: in a course of steps the first failure explains those after it, and the end of
 * the output shows only the last.
 * @param most how many failures are told; of each, every attempt's first lines
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

/** The files in which something failed; none where the run as a whole failed and no file is to blame. */
export function failedFiles(report: string | undefined): string[] {
  const { testResults = [] }: Partial<Report> = JSON.parse(report ?? '{}')
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/** A file that failed, and passed when it was run once more. */
export interface Flaky {
  file: string
  /** The first test that failed, or the first line of the error where no test did. */
  failure: string
}

/** The files that failed in the first run and passed in the second; none where the second run told nothing. */
export function flakyFiles(first: string | undefined, second: string | undefined): Flaky[] {
  const { testResults = [] }: Partial<Report> = JSON.parse(second ?? '{}')
  const passed = testResults.filter(({ status }) => status === 'passed').map(({ name }) => name)
  return failedFiles(first)
    .filter(file => passed.includes(file))
    .map(file => ({ file, failure: firstFailureOf(first, file) }))
}

/** The first test of a file that failed, or the first line of what kept the file from being loaded. */
function firstFailureOf(report: string | undefined, file: string): string {
  const { testResults = [] }: Partial<Report> = JSON.parse(report ?? '{}')
  const result = testResults.find(({ name }) => name === file)
  const failed = result?.assertionResults.find(({ status }) => status === 'failed')
  return failed?.fullName ?? headOf(result?.message ?? '').split('\n')[0] ?? ''
}

/**
 * What a run counts for whose failed files were run once more: the second run takes the place of those files. Where it has
 * fewer tests than they had, what is missing counts as failed.
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

const headOf = (text: string) => stripVTControlCharacters(text).trim().split('\n').slice(0, 12).join('\n')

export function total(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((before, counts) => before + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** A run in which nothing was executed has shown nothing. */
export function isGood({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0
}
