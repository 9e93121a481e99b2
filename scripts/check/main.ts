/** The suites of `npm test`, all or by name. The last line of output is `N passed, N failed, N skipped`. */
import { availableParallelism } from 'node:os'
import { main, say } from '../bootstrap/say.mjs'
import { prepareBrowser } from './browser.ts'
import { type Counts, inWords, isGood, total } from './counts.ts'
import { runSuite } from './run-suite.ts'
import { runTasks } from './schedule.ts'
import { chooseSuites, type Suite } from './suites.ts'

await main(async () => {
  const chosen = chooseSuites(process.argv.slice(2))
  const browser = chosen.some(suite => suite.needs?.includes('browser')) ? await prepareBrowser() : undefined

  const cores = Math.max(2, availableParallelism())
  const sharing = chosen.filter(suite => !suite.alone).length > 1
  const counts: Counts[] = []
  const tasksOf = (suites: Suite[]) =>
    suites.map(suite => ({
      alone: suite.alone ?? false,
      run: async () => {
        const workers = suite.alone || !sharing ? cores : Math.ceil(cores / 2)
        counts.push(await runSuite(suite, { workers, browser }))
      }
    }))
  await runTasks(tasksOf(chosen.filter(suite => suite.first)), 2)
  await runTasks(tasksOf(chosen.filter(suite => !suite.first)), 2)

  const all = total(counts)
  say(inWords(all))
  return isGood(all) ? 0 : 1
})
