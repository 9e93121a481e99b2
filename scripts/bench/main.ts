/** `npm run bench`: prints the speed table. See docs/guide/bench.md. */
import { readCommand } from '../tools/bootstrap/command.mjs'
import { Halt, main, say } from '../tools/bootstrap/say.mjs'
import { type Bench, type Measure, smallRows } from './bench.ts'
import { openDatabases } from './databases.ts'
import { readReport, reportOf, toComparison, writeReport } from './report.ts'
import { type Result, toTable } from './result.ts'
import { measureCounts } from './rows/counts.ts'
import { measureDataBoard } from './rows/data-board.ts'
import { measureDeepPages } from './rows/deep-pages.ts'
import { measureEmbedded } from './rows/embedded.ts'
import { measureEntities } from './rows/entities.ts'
import { measureExports } from './rows/exports.ts'
import { measureConsole, measurePortal } from './rows/first-views.ts'
import { measureGrowth } from './rows/growth.ts'
import { measureHandover } from './rows/handover.ts'
import { measureJobs } from './rows/jobs.ts'
import { languageRows } from './rows/language.ts'
import { measureLists } from './rows/lists.ts'
import { measureMemory } from './rows/memory.ts'
import { measureMixedLoad } from './rows/mixed-load.ts'
import { measureMoves } from './rows/moves.ts'
import { measureSearch } from './rows/search.ts'
import { measureServers } from './rows/servers.ts'
import { measureSimilar } from './rows/similar.ts'
import { measureStart } from './rows/start.ts'
import { measureVisitors } from './rows/visitors.ts'
import { measureUnits } from './rows/where-to.ts'
import { measureWrites } from './rows/writes.ts'

const measures: Record<string, Measure> = {
  lists: measureLists,
  growth: measureGrowth,
  deep: measureDeepPages,
  search: measureSearch,
  similar: measureSimilar,
  counts: measureCounts,
  board: measureDataBoard,
  entities: measureEntities,
  exports: measureExports,
  jobs: measureJobs,
  writes: measureWrites,
  handover: measureHandover,
  servers: measureServers,
  embedded: measureEmbedded,
  start: measureStart,
  memory: measureMemory,
  visitors: measureVisitors,
  portal: measurePortal,
  console: measureConsole,
  moves: measureMoves,
  ...languageRows,
  units: measureUnits,
  load: measureMixedLoad
}

/** Rows that are measured only if somebody names them: they take long, or read folders of texts. */
const onlyIfNamed: ReadonlySet<string> = new Set(['load', 'units', ...Object.keys(languageRows)])

/** Names that stand for several rows. */
const families: Readonly<Record<string, readonly string[]>> = {
  language: [...Object.keys(languageRows), 'units']
}

const isMet = ({ findings }: Result): boolean =>
  'notMeasured' in findings || findings.every(finding => finding.met)

await main(async () => {
  const { values } = readCommand('bench')
  const rows = Number(values.rows.replaceAll(/[_,]/g, ''))
  if (!Number.isInteger(rows) || rows <= smallRows)
    throw new Halt(`--rows is a whole number above ${smallRows}, not ${values.rows}.`)
  const minutes = Number(values.minutes)
  // the memory of the first, the second and the last part
  if (!Number.isInteger(minutes) || minutes < 3)
    throw new Halt(`--minutes is a whole number above 2, not ${values.minutes}.`)
  const chosen = chooseMeasures(values.only)
  const before = values.compare === undefined ? undefined : readReport(values.compare)
  const databases = await openDatabases({ keep: values.keep, log: say })
  const results: Record<string, Result> = {}
  try {
    const { train, data } = values
    await measureAll(chosen, { databases, rows, minutes, train, data, log: say }, results)
  } finally {
    // a row that fails must not lose the results of those before it
    say(`\n${toTable(Object.values(results))}`)
    if (values.json !== undefined) writeReport(values.json, reportOf(rows, results))
    await databases.stop()
  }
  if (before) say(`\n${toComparison(before, reportOf(rows, results))}`)
  return Object.values(results).every(isMet) ? 0 : 1
})

function chooseMeasures(only: string | undefined): [string, Measure][] {
  const usual = Object.keys(measures).filter(name => !onlyIfNamed.has(name))
  const names = only
    ? only
        .split(',')
        .map(name => name.trim())
        .flatMap(name => families[name] ?? [name])
    : usual
  return names.map(name => {
    const measure = measures[name]
    if (!measure)
      throw new Halt(`There is no row called ${name}. Rows are: ${Object.keys(measures).join(', ')}.`)
    return [name, measure]
  })
}

/** Measures one row after the other, and adds each result to `results` by the name of its row. */
async function measureAll(
  chosen: [string, Measure][],
  bench: Bench,
  results: Record<string, Result>
): Promise<void> {
  for (const [name, measure] of chosen) {
    say(`Measuring ${name}`)
    const began = performance.now()
    results[name] = await measure(bench)
    say(`  ${name} took ${Math.round((performance.now() - began) / 1000)} s`)
  }
}
