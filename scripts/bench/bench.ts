import type { Databases } from './databases.ts'
import type { Result } from './result.ts'

/** The context in which every row of the table is measured. */
export type Bench = {
  databases: Databases
  /** Messages in the large database. */
  rows: number
  log: (line: string) => void
}

/** Measures one row, or several that are measured together. */
export type Measure = (bench: Bench) => Promise<Result>

/** Messages in the small database, and the smallest that the large one can have to be compared with it. */
export const smallRows = 50_000
