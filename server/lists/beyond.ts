import type { CompiledQuery } from 'kysely'
import type { Db } from '../database/open.ts'

/** Milliseconds for which a list that was beyond exact counting is not counted again. */
const rememberedFor = 60_000
const most = 2000

/** Which countings of a database went beyond the limit, and until when that is believed. */
const countings = new WeakMap<object, Map<string, number>>()

/** What is counted, as a name. */
export const countingOf = ({ sql, parameters }: CompiledQuery): string =>
  `${sql} ${JSON.stringify(parameters)}`

/**
 * What went beyond the limit of exact totals is remembered for a minute, because these are the slowest countings and
 * their answer hardly ever changes. Smaller totals are never remembered.
 */
export function isBeyond(db: Db, counting: string): boolean {
  return (of(db).get(counting) ?? 0) > performance.now()
}

export function rememberBeyond(db: Db, counting: string): void {
  const known = of(db)
  if (known.size >= most) known.clear()
  known.set(counting, performance.now() + rememberedFor)
}

function of(db: Db): Map<string, number> {
  const { adapter } = db.getExecutor()
  const known = countings.get(adapter) ?? new Map<string, number>()
  countings.set(adapter, known)
  return known
}
