import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { capture, tail } from '../bootstrap/child.mjs'
import { say } from '../bootstrap/say.mjs'
import { type Counts, countsOf, failuresOf, inWords } from './counts.ts'
import type { Suite } from './suites.ts'
import { checkEnvironment, root, tools } from './tools.ts'

type Circumstances = {
  /** How many tests of the suite may run at once. */
  workers: number
  /** The browser's program; undefined where there is none. */
  browser: string | undefined
}

/** Runs one suite, says in one line how it went, and shows what failed and the end of its output when it did. */
export async function runSuite(suite: Suite, circumstances: Circumstances): Promise<Counts> {
  if (suite.needs?.includes('browser') && !circumstances.browser) {
    say(`${suite.name.padEnd(10)} skipped: no browser. Set CHROMIUM_PATH to a Chromium or Chrome.`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const started = Date.now()
  const log = join(root, 'artifacts', `${suite.name}.log`)
  const report = join(root, 'artifacts', `${suite.name}.json`)
  rmSync(report, { force: true })
  const { code, output } = await capture(process.execPath, programOf(suite, report, circumstances.workers), {
    cwd: root,
    env: checkEnvironment(circumstances.browser ? { CHROMIUM_PATH: circumstances.browser } : {}),
    log,
    timeoutMs: suite.timeoutMinutes * 60_000
  })
  const counts = 'program' in suite ? countsOfProgram(code) : countsOf(textOf(report), code)
  const seconds = (Date.now() - started) / 1000
  const overtime = seconds >= suite.timeoutMinutes * 60 ? `; ended after ${suite.timeoutMinutes} minutes` : ''
  const word = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'empty'
  say(
    `${suite.name.padEnd(10)} ${word.padEnd(6)} ${seconds.toFixed(1).padStart(6)} s  ${inWords(counts)}${overtime}`
  )
  if (counts.failed > 0) {
    const failures = 'program' in suite ? '' : failuresOf(textOf(report))
    const shown = [failures, tail(output, failures ? 20 : 60)].filter(Boolean).join('\n\n')
    say(`${indent(shown)}\n  The whole output: artifacts/${suite.name}.log`)
  }
  return counts
}

function programOf(suite: Suite, report: string, workers: number): string[] {
  if ('program' in suite) return suite.program
  const projects = suite.projects.flatMap(project => ['--project', project])
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
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
