/**
 * Runs the suites of `npm test`, all or by name, with `--all`, `--runs=N` and `--seed=N`. The last line of
 * output is `N passed, N failed, N skipped`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { main, say } from '../bootstrap/say.mjs'
import { everySize, readArguments } from './arguments.ts'
import { prepareBrowser } from './browser.ts'
import { formatCounts, isGood, total } from './counts.ts'
import { describeFuzz, fuzzEnvironment } from './fuzz.ts'
import { runSuite } from './run-suite.ts'
import { runTasks } from './schedule.ts'
import { chooseSuites, type Suite } from './suites.ts'
import { flakyLines, type SuiteResult, slowestOf, timesOf } from './summary.ts'
import { root } from './tools.ts'

/**
 * The number of suites that run in parallel: one more than the smallest machine has cores, because each waits for its
 * database or its browser at times.
 */
const lanes = 3

await main(async () => {
  const { names, all, fuzz } = readArguments(process.argv.slice(2))
  const chosen = chooseSuites(names)
  if (chosen.some(suite => suite.name === 'contract')) say(describeFuzz(fuzz))
  const environment = { ...fuzzEnvironment(fuzz), ...(all && { [everySize]: '1' }) }
  const browser = chosen.some(suite => suite.needs?.includes('browser')) ? await prepareBrowser() : undefined

  const cores = Math.max(2, availableParallelism())
  const sharing = chosen.filter(suite => !suite.alone && !suite.yields).length > 1
  const results: SuiteResult[] = []
  const tasksOf = (suites: Suite[]) =>
    suites.map(suite => ({
      alone: suite.alone ?? false,
      run: async () => {
        const share = suite.alone || suite.wide || !sharing ? cores : Math.ceil(cores / 2)
        const workers = suite.waits ? share + 1 : share
        results.push(await runSuite(suite, { workers, browser, environment }))
      }
    }))
  await runTasks(tasksOf(chosen.filter(suite => suite.first)), lanes)
  const others = chosen.filter(suite => !suite.first && !suite.yields)
  await runTasks(tasksOf(others.filter(suite => !suite.alone)), lanes)
  await Promise.all([
    runTasks(tasksOf(others.filter(suite => suite.alone)), lanes),
    runTasks(tasksOf(chosen.filter(suite => suite.yields)), 1)
  ])

  for (const part of [timesOf(results), slowestOf(results)].filter(Boolean)) say(`\n${part}`)
  tellFlaky(flakyLines(results))
  const sum = total(results.map(({ counts }) => counts))
  say(`\n${formatCounts(sum)}`)
  return isGood(sum) ? 0 : 1
})

/** Reports the files that passed only at their second try, here and in `artifacts/flaky.txt`. */
function tellFlaky(lines: string[]): void {
  const file = join(root, 'artifacts', 'flaky.txt')
  rmSync(file, { force: true })
  if (lines.length === 0) return
  mkdirSync(join(root, 'artifacts'), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  say(`\nFlaky files, which passed at their second try (artifacts/flaky.txt):\n${lines.join('\n')}`)
}
