import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { commands } from '../bootstrap/commands.mjs'
import { Halt } from '../bootstrap/say.mjs'
import { chooseFuzz, type Fuzz } from './fuzz.ts'
import type { Tier } from './suites.ts'

/** The request of a run of `npm test`. */
export interface Request {
  /** Names of suites; empty for all suites of the tier. With `watch`, files or folders. */
  names: string[]
  tier: Tier
  /** True if journeys check every page in every size and colour scheme. */
  all: boolean
  /** True if the tests of a file or folder run again at each change. */
  watch: boolean
  /** Present if only what a change touches is checked: since a commit, or the changes of the working tree. */
  changed?: { since: string | undefined }
  fuzz: Fuzz
}

const { options } = commands.test

/**
 * Reads the arguments of `npm test`: suites, `--full`, `--all`, `--runs=N`, `--seed=N`, `--watch <part>`, `--changed`,
 * `--since=<commit>`. Where `CI` is set, every run is full, so that nothing lands with less proof.
 * @throws Halt on an unknown option, or a value that an option does not accept
 */
export function readArguments(
  args: string[],
  { CI }: NodeJS.ProcessEnv = {},
  newSeed = () => randomInt(1, 2 ** 31)
): Request {
  const { positionals, values } = parse(args)
  const { all = false, full = false, watch = false, since } = values
  const isFull = full || all || (CI !== undefined && CI !== '' && CI !== 'false')
  return {
    names: positionals,
    tier: isFull ? 'full' : 'quick',
    all,
    watch,
    ...((values.changed || since !== undefined) && { changed: { since } }),
    fuzz: chooseFuzz(values, newSeed)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Halt(
      `${reason}. Options are: --full, --all, --runs=N, --seed=N, --watch <part>, --changed, --since=<commit>.`
    )
  }
}

/** Environment variable that makes journeys check every page in every size and colour scheme. */
export const everySize = 'JOURNEYS_ALL'
