import type { Context } from '../context.ts'
import type { Line } from './unique.ts'

/** The number of a batch; 0, which none has, for what is no number. */
export const idOfBatch = (batchId: string): number => (/^\d{1,9}$/.test(batchId) ? Number(batchId) : 0)

/** A batch keeps sealed the lines that can be written, and the number of those that cannot. */
export interface BatchContents {
  readonly lines: readonly (Line & {
    /** The record that is there already; absent: the line is a new one. */
    readonly id?: number | undefined
  })[]
  readonly wrong: number
}

export const contentsOf = ({ deps }: Pick<Context, 'deps'>, sealed: string): BatchContents =>
  JSON.parse(deps.keys.openField('import', sealed))
