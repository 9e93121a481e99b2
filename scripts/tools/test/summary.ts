import type { Counts, Flaky } from './counts.ts'
import type { FileTime } from './file-times.ts'

/** The result of one suite. */
export interface SuiteResult {
  name: string
  counts: Counts
  seconds: number
  /** Its test files, with paths from the root of the repository; empty if the suite is another program. */
  files: readonly FileTime[]
  flaky: readonly Flaky[]
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`

/** Lists the time of each suite, the longest first. A skipped suite took no time and is left out. */
export function timesOf(results: readonly SuiteResult[]): string {
  const rows = results
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds)
  return ['Time of each suite:', ...rows.map(row => `${inSeconds(row.seconds)}  ${row.name}`)].join('\n')
}

/** Lists the slowest files of all suites; nothing if no suite has files. */
export function slowestOf(results: readonly SuiteResult[], most = 10): string {
  const files = results.flatMap(({ name, files }) => files.map(file => ({ ...file, name })))
  if (files.length === 0) return ''
  const rows = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
  const lines = rows.map(row => `${inSeconds(row.seconds)}  ${row.name.padEnd(10)} ${row.file}`)
  return ['Slowest files:', ...lines].join('\n')
}

/** The share of a suite's time that one file may take: a suite ends no earlier than its longest file. */
const largestShare = 0.15

/** Lists the files that take more than their share of a suite with several files; nothing if there are none. */
export function oversizedOf(results: readonly SuiteResult[]): string {
  const lines = results.flatMap(({ name, files }) => {
    const sum = files.reduce((seconds, file) => seconds + file.seconds, 0)
    const large = files.length > 10 ? files.filter(({ seconds }) => seconds > largestShare * sum) : []
    return large.map(({ file, seconds }) => `${Math.round((100 * seconds) / sum)} % of ${name}: ${file}`)
  })
  return lines.length > 0
    ? ['Files to divide, because they take more than 15 % of their suite:', ...lines].join('\n')
    : ''
}

/** Returns one line for each flaky file: its suite, its path and its first failure. */
export function flakyLines(results: readonly SuiteResult[]): string[] {
  return results.flatMap(({ name, flaky }) =>
    flaky.map(({ file, failure }) => [name, file, failure.replaceAll(/\s+/g, ' ')].join('\t'))
  )
}
