import type { Context } from '../context.ts'
import type { LineProblem } from './heading.ts'
import type { Line } from './unique.ts'

/** Returns the number of a batch; for a text that is not a number, 0, which no batch has. */
export const idOfBatch = (batchId: string): number => (/^\d{1,9}$/.test(batchId) ? Number(batchId) : 0)

/** The sealed contents of a batch: the lines that can be written, and the number of lines that cannot. */
export interface BatchContents {
  readonly lines: readonly (Line & {
    /** The id of the existing record; absent: the line is a new record. */
    readonly id?: number | undefined
  })[]
  readonly wrong: number
  /** The name of the file; absent in a batch of an earlier release. */
  readonly file?: string
  /** The reasons why lines cannot be written, or cannot be new; absent in a batch of an earlier release. */
  readonly problems?: readonly LineProblem[]
}

export const contentsOf = ({ deps }: Pick<Context, 'deps'>, sealed: string): BatchContents =>
  JSON.parse(deps.keys.openField('import', sealed))
