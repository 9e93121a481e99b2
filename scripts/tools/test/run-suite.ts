import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { capture, tail } from '../bootstrap/child.mjs'
import { say } from '../bootstrap/say.mjs'
import { checkEnvironment, root, tools } from '../programs.ts'
import {
  type Counts,
  countsOf,
  failedFiles,
  failuresOf,
  flakyFiles,
  formatCounts,
  withSecondTry
} from './counts.ts'
import { type FileTime, timesFile } from './file-times.ts'
import type { Chosen } from './suites.ts'
import type { SuiteResult } from './summary.ts'
import { describePart } from './tiers.ts'

type Circumstances = {
  /** Maximum number of tests of the suite that run at once. */
  workers: number
  /** The path of the browser; undefined if there is none. */
  browser: string | undefined
  /** Environment variables that pass the options to the suites. */
  environment: Record<string, string>
}

/**
 * Runs one suite and reports the result in one line; after a failure it shows the failed tests and the end of
 * the output.
 */
export async function runSuite(suite: Chosen, circumstances: Circumstances): Promise<SuiteResult> {
  if (suite.needs?.includes('browser') && !circumstances.browser) {
    say(`${suite.name.padEnd(10)} skipped: no browser. Set CHROMIUM_PATH to a Chromium or Chrome.`)
    const counts = { passed: 0, failed: 0, skipped: 1 }
    return { name: suite.name, counts, seconds: 0, files: [], flaky: [] }
  }
  const started = Date.now()
  const { files, environment } = describePart(suite.part)
  const partly = { ...circumstances, environment: { ...circumstances.environment, ...environment } }
  const first = await runOnce(suite, partly, suite.name, files)
  const unsure = suite.mayMiss && process.env.CI && !isBroken(first) ? failedFiles(first.report) : []
  const second = unsure.length > 0 && (await runOnce(suite, circumstances, `${suite.name}-again`, unsure))
  const counts = second && first.report ? withSecondTry(first.report, second.counts) : first.counts
  const seconds = (Date.now() - started) / 1000
  const overtime = seconds >= suite.timeoutMinutes * 60 ? `; ended after ${suite.timeoutMinutes} minutes` : ''
  const word = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'empty'
  say(
    `${suite.name.padEnd(10)} ${word.padEnd(6)} ${seconds.toFixed(1).padStart(6)} s  ${formatCounts(counts)}${overtime}`
  )
  if (second)
    say(
      `  A second try was needed by ${unsure.map(file => relative(root, file)).join(', ')}; the first said:`
    )
  if (second || counts.failed > 0) tell(suite, first, suite.name)
  if (second && counts.failed > 0) tell(suite, second, `${suite.name}-again`)
  return {
    name: suite.name,
    counts,
    seconds,
    files: (second ? [...first.times, ...second.times] : first.times).map(fromRoot),
    flaky: second ? flakyFiles(first.report, second.report).map(fromRoot) : []
  }
}

/** Replaces a file's path by the one from the root of the repository, which is the same on every machine. */
const fromRoot = <Row extends { file: string }>(row: Row): Row => ({ ...row, file: relative(root, row.file) })

interface Outcome {
  counts: Counts
  /** The output of the runner. */
  output: string
  /** The report of vitest; undefined if it wrote none, or if the suite is another kind of program. */
  report: string | undefined
  /** The time of each test file. */
  times: FileTime[]
}

/** Runs a suite, or some files of it, and keeps the report under a name among the artefacts. */
async function runOnce(
  suite: Chosen,
  { workers, browser, environment }: Circumstances,
  name: string,
  files: readonly string[] = []
): Promise<Outcome> {
  const reportFile = join(root, 'artifacts', `${name}.json`)
  const times = join(root, 'artifacts', `${name}.times.json`)
  for (const file of [reportFile, times]) rmSync(file, { force: true })
  const { code, output } = await capture(
    process.execPath,
    [...programOf(suite, reportFile, workers), ...files],
    {
      cwd: root,
      env: checkEnvironment({
        ...environment,
        [timesFile]: times,
        ...(browser && { CHROMIUM_PATH: browser })
      }),
      log: logOf(name),
      timeoutMs: suite.timeoutMinutes * 60_000,
      yields: suite.yields
    }
  )
  if ('program' in suite) return { counts: countsOfProgram(code), output, report: undefined, times: [] }
  const report = textOf(reportFile)
  return { counts: countsOf(report, code), output, report, times: JSON.parse(textOf(times) ?? '[]') }
}

/** Tells whether an error occurred that belongs to no file; a second try of a file would not find it again. */
const isBroken = ({ output }: Outcome) => /\bUnhandled (Errors?|Rejections?)\b/.test(output)

const logOf = (name: string) => join(root, 'artifacts', `${name}.log`)

/** Prints the failures and the end of the output. */
function tell(suite: Chosen, { output, report }: Outcome, name: string): void {
  const failures = 'program' in suite ? '' : failuresOf(report)
  const shown = [failures, tail(output, failures ? 20 : 60)].filter(Boolean).join('\n\n')
  say(`${indent(shown)}\n  The whole output: ${relative(root, logOf(name))}`)
}

function programOf(suite: Chosen, report: string, workers: number): string[] {
  if ('program' in suite) return suite.program
  const projects = suite.projects.flatMap(project => ['--project', project])
  const ownReporter = join(import.meta.dirname, 'file-times.ts')
  const reporters = ['default', 'json', ownReporter].map(reporter => `--reporter=${reporter}`)
  const reports = [...reporters, `--outputFile.json=${report}`]
  return [tools.vitest, 'run', ...projects, ...reports, '--passWithNoTests', `--maxWorkers=${workers}`]
}

function countsOfProgram(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  | ')
}
