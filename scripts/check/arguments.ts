import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Halt } from '../bootstrap/say.mjs'
import { chooseFuzz, type Fuzz } from './fuzz.ts'

/** What a run of `npm test` was asked for. */
export interface Request {
  /** Names of suites; all of them where there is none. */
  names: string[]
  /** Journeys look at every page in every size and colour scheme. */
  all: boolean
  fuzz: Fuzz
}

const options = { all: { type: 'boolean' }, runs: { type: 'string' }, seed: { type: 'string' } } as const

/**
 * Reads the arguments of `npm test`: suites, `--all`, `--runs=N`, `--seed=N`.
 * @throws Halt on an option that there is not, or a value that it does not take
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

/** Environment variable that tells journeys to look at every page in every size and colour scheme. */
export const everySize = 'JOURNEYS_ALL'
