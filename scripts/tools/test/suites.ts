import { Halt } from '../bootstrap/say.mjs'
import { type Part, quickContract, quickJourneys, quickUnit } from './tiers.ts'

export type Suite = {
  name: string
  /** The requirements of the suite: the built front ends, the demo's data, a browser. */
  needs?: ('build' | 'demo' | 'browser')[]
  /** True if the suite must run alone, because it tests timing or the order of concurrent calls. */
  alone?: true
  /** True if it has a worker for each core even beside other suites; with one worker it would end long after them. */
  wide?: true
  /** True if its tests mostly wait: it runs one test more at once than there are cores. */
  waits?: true
  /**
   * True if it only computes, and nothing depends on its time: it runs beside all others, also beside those that want to be
   * alone, and every other process comes first at the processor. They wait now and then, and it uses that time.
   */
  yields?: true
  /** True if it runs before all other suites, because they use its results. */
  first?: true
  /**
   * True if a browser on a busy machine can miss a moment. On CI, files with failures are run once more, whole and on
   * a site of their own: the steps of a journey build on each other, so a single step cannot be repeated.
   */
  mayMiss?: true
  /** The part of it that the quick tier runs; absent if it belongs to the full tier alone. */
  quick?: Part
  /** Ends a suite that hangs: two to four times what it takes on a slow machine that is busy with the others. */
  timeoutMinutes: number
} & ({ program: string[] } | { projects: string[] })

/**
 * All suites in the order in which they start; after the build the longest first, so that the others use the second
 * core.
 */
export const suites: Suite[] = [
  { name: 'build', program: ['scripts/build.ts'], first: true, quick: 'all', timeoutMinutes: 10 },
  {
    name: 'unit',
    projects: ['parts', 'server', 'alone'],
    needs: ['build'],
    wide: true,
    quick: quickUnit,
    timeoutMinutes: 40
  },
  { name: 'contract', projects: ['contract'], wide: true, quick: quickContract, timeoutMinutes: 30 },
  {
    name: 'generator',
    projects: ['generator'],
    needs: ['build', 'browser'],
    mayMiss: true,
    timeoutMinutes: 30
  },
  { name: 'types', program: ['scripts/tools/lint/types.ts'], yields: true, quick: 'all', timeoutMinutes: 30 },
  {
    name: 'demo',
    program: ['scripts/tools/test/make-demo-site.ts'],
    needs: ['build'],
    quick: 'all',
    timeoutMinutes: 10
  },
  { name: 'lint', program: ['scripts/tools/lint/lint.ts'], yields: true, quick: 'all', timeoutMinutes: 30 },
  {
    name: 'generated',
    program: ['scripts/tools/generate/main.ts', '--check'],
    yields: true,
    quick: 'all',
    timeoutMinutes: 30
  },
  { name: 'races', projects: ['races'], alone: true, timeoutMinutes: 20 },
  { name: 'faults', projects: ['faults'], needs: ['build'], alone: true, waits: true, timeoutMinutes: 30 },
  {
    name: 'journeys',
    projects: ['journeys'],
    needs: ['build', 'demo', 'browser'],
    alone: true,
    waits: true,
    mayMiss: true,
    quick: quickJourneys,
    timeoutMinutes: 50
  }
]

/** A suite, and the part of it that runs. */
export type Chosen = Suite & { readonly part: Part }

/** The tier of a run without names of suites. */
export type Tier = 'quick' | 'full'

/**
 * Returns the suites of a tier, in order, or the suites with these names and those that they need. A named suite runs
 * whole.
 * @throws Halt with the names of all suites if a name is unknown
 */
export function chooseSuites(names: string[], tier: Tier = 'full', all: Suite[] = suites): Chosen[] {
  const unknown = names.filter(name => !all.some(suite => suite.name === name))
  if (unknown.length > 0) {
    const known = all.map(suite => suite.name).join(', ')
    throw new Halt(`There is no suite called ${unknown.join(' or ')}. Suites are: ${known}.`)
  }
  if (names.length === 0 && tier === 'quick')
    return all.flatMap(suite => (suite.quick === undefined ? [] : [{ ...suite, part: suite.quick }]))
  const wanted = new Set(names.length === 0 ? all.map(({ name }) => name) : names)
  for (const suite of all) if (wanted.has(suite.name)) for (const need of suite.needs ?? []) wanted.add(need)
  return all.filter(suite => wanted.has(suite.name)).map(suite => ({ ...suite, part: 'all' }))
}
