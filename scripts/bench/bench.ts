import type { Databases } from './databases.ts'
import type { Result } from './result.ts'

/** The context in which every row of the table is measured. */
export type Bench = {
  databases: Databases
  /** The number of messages in the large database. */
  rows: number
  /** The minutes of the row `load`. */
  minutes: number
  /** The folders of texts for the row `language`: those that are learnt from, and those that are judged. */
  train: string | undefined
  data: string | undefined
  log: (line: string) => void
}

/** Measures one row, or several that are measured together. */
export type Measure = (bench: Bench) => Promise<Result>

/** The number of messages in the small database, and the least number in the large one that allows a comparison. */
export const smallRows = 50_000

/** The number of messages above which growth and search have the bars of ten million messages. */
export const manyRows = 1_000_000
