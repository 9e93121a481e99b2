import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Halt } from '../bootstrap/say.mjs'
import { chooseFuzz, type Fuzz } from './fuzz.ts'

/** The request of a run of `npm test`. */
export interface Request {
  /** Names of suites; empty for all suites. */
  names: string[]
  /** True if journeys check every page in every size and colour scheme. */
  all: boolean
  fuzz: Fuzz
}

const options = { all: { type: 'boolean' }, runs: { type: 'string' }, seed: { type: 'string' } } as const

/**
 * Reads the arguments of `npm test`: suites, `--all`, `--runs=N`, `--seed=N`.
 * @throws Halt on an unknown option, or a value that an option does not accept
 */
export function readArguments(args: string[], newSeed = () => randomInt(1, 2 ** 31)): Request {
  const { positionals, values } = parse(args)
  return { names: positionals, all: values.all ?? false, fuzz: chooseFuzz(values, newSeed) }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Halt(`${reason}. Options are: --all, --runs=N, --seed=N.`)
  }
}

/** Environment variable that makes journeys check every page in every size and colour scheme. */
export const everySize = 'JOURNEYS_ALL'
