import type { Context } from '../context.ts'
import type { Line } from './unique.ts'

/** The number of a batch; 0, which none has, for what is no number. */
export const idOfBatch = (batchId: string): number => (/^\d{1,9}$/.test(batchId) ? Number(batchId) : 0)

/** The lines that a batch keeps sealed. */
export const linesOf = ({ deps }: Pick<Context, 'deps'>, sealed: string): Line[] =>
  JSON.parse(deps.keys.openField('import', sealed))
