import { Halt } from '../bootstrap/say.mjs'

/** The extent of fuzzing the contract: the number of values for each property, and the seed. */
export interface Fuzz {
  runs: number
  seed: number
}

/**
 * The choice for every commit: the same few values, so that a commit is refused for its own changes and for
 * nothing else.
 */
const everyCommit: Fuzz = { runs: 8, seed: 20260302 }

/** Upper limits: more runs would take days, and fast-check accepts seeds of 32 bits. */
const highest = { runs: 1_000_000, seed: 2 ** 31 - 1 }

/**
 * Reads the options of the command line. If there are more runs than for every commit, each run uses new
 * values, unless a seed is given.
 * @throws Halt if a value is not a whole number above zero
 */
export function chooseFuzz(
  { runs, seed }: { runs?: string | undefined; seed?: string | undefined },
  newSeed: () => number
): Fuzz {
  return {
    runs: runs === undefined ? everyCommit.runs : wholeNumber('runs', runs),
    seed: seed !== undefined ? wholeNumber('seed', seed) : runs !== undefined ? newSeed() : everyCommit.seed
  }
}

function wholeNumber(name: keyof Fuzz, text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number > 0 && number <= highest[name]) return number
  throw new Halt(`--${name} takes a whole number from 1 to ${highest[name]}, not ${text || 'nothing'}.`)
}

/** Passes the choice to a suite. */
export const fuzzEnvironment = ({ runs, seed }: Fuzz): Record<string, string> => ({
  FUZZ_RUNS: String(runs),
  FUZZ_SEED: String(seed)
})

/** Reads the choice within a suite; a test file that runs alone has the choice for every commit. */
export const fuzzOf = ({ FUZZ_RUNS, FUZZ_SEED }: NodeJS.ProcessEnv): Fuzz => ({
  runs: FUZZ_RUNS === undefined ? everyCommit.runs : Number(FUZZ_RUNS),
  seed: FUZZ_SEED === undefined ? everyCommit.seed : Number(FUZZ_SEED)
})

/** Returns one line with the command that repeats the run. */
export const describeFuzz = ({ runs, seed }: Fuzz): string =>
  `The contract is fuzzed with ${runs} values for each property. To repeat it: npm test -- contract --runs=${runs} --seed=${seed}`
