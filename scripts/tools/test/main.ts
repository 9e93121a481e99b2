/**
 * Runs the suites of `npm test`: those of the quick tier, with `--full` all, or by name. The last line of output is
 * `N passed, N failed, N skipped`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { main, say } from '../bootstrap/say.mjs'
import { root } from '../programs.ts'
import { everySize, readArguments } from './arguments.ts'
import { prepareBrowser } from './browser.ts'
import { checkChanged } from './changed.ts'
import { formatCounts, isGood, total } from './counts.ts'
import { measureMachine } from './fixed-calculation.ts'
import { describeFuzz, fuzzEnvironment } from './fuzz.ts'
import { runSuite } from './run-suite.ts'
import { runTasks } from './schedule.ts'
import { type Chosen, chooseSuites } from './suites.ts'
import { flakyLines, oversizedOf, type SuiteResult, slowestOf, timesOf } from './summary.ts'
import { watchTests } from './watch.ts'

/**
 * The number of suites that run in parallel: one more than the smallest machine has cores, because each waits for its
 * database or its browser at times.
 */
const lanes = 3

await main(async () => {
  const { names, tier, all, watch, changed, fuzz } = readArguments(process.argv.slice(2), process.env)
  if (watch) return watchTests(names)
  if (changed) return checkChanged(changed.since)
  const started = Date.now()
  const machine = measureMachine()
  const chosen = chooseSuites(names, tier)
  if (names.length === 0 && tier === 'quick')
    say('The quick tier. npm test -- --full runs every test, as continuous integration does.')
  if (chosen.some(suite => suite.name === 'contract')) say(describeFuzz(fuzz))
  const environment = { ...fuzzEnvironment(fuzz), ...(all && { [everySize]: '1' }) }
  const browser = chosen.some(suite => suite.needs?.includes('browser')) ? await prepareBrowser() : undefined

  const cores = Math.max(2, availableParallelism())
  const sharing = chosen.filter(suite => !suite.alone && !suite.yields).length > 1
  const results: SuiteResult[] = []
  const tasksOf = (suites: Chosen[]) =>
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
  const inTurn = async () => {
    await runTasks(tasksOf(others.filter(suite => !suite.alone)), lanes)
    await runTasks(tasksOf(others.filter(suite => suite.alone)), lanes)
  }
  // from the beginning, so that none of them is left to run on one core when all others have ended
  await Promise.all([inTurn(), runTasks(tasksOf(chosen.filter(suite => suite.yields)), 1)])

  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  const parts = [timesOf(results), slowestOf(results), oversizedOf(results)].filter(Boolean)
  for (const part of parts) say(`\n${part}`)
  say(`\n${minutes} minutes. A fixed calculation took ${machine} ms on this machine.`)
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
