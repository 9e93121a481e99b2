export type Counts = { passed: number; failed: number; skipped: number }

/** The part of vitest's JSON report that we read. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

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
