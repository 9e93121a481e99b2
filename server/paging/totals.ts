import type { CompiledQuery } from 'kysely'
import type { Db } from '../database/open.ts'
import { writesSoFar } from '../database/writes.ts'

/** Milliseconds for which a list that was beyond exact counting is not counted again. */
const beyondFor = 60_000
/** Milliseconds for which a number is believed that another process may have changed. */
const exactFor = 1000
const most = 2000

interface Known {
  /** Undefined: beyond the limit. */
  readonly total: number | undefined
  readonly until: number
  /** Writes of this process when it was counted. */
  readonly writes: number
}

const totals = new WeakMap<object, Map<string, Known>>()

/**
 * A number that was counted lately. What went beyond the limit is believed for a minute, because these are the
 * slowest countings and their answer hardly ever changes. Smaller totals are believed until this process writes, and
 * for a second at most, in which another process may have written.
 */
export function recallTotal(db: Db, counting: CompiledQuery): Pick<Known, 'total'> | undefined {
  const known = of(db).get(keyOf(counting))
  if (!known || known.until <= performance.now()) return undefined
  return known.total === undefined || known.writes === writesSoFar() ? known : undefined
}

/**
 * Keeps a number.
 * @param total undefined where it is beyond the limit
 * @param writes `writesSoFar` before it was counted
 */
export function rememberTotal(
  db: Db,
  counting: CompiledQuery,
  total: number | undefined,
  writes: number
): void {
  const known = of(db)
  if (known.size >= most) known.clear()
  const until = performance.now() + (total === undefined ? beyondFor : exactFor)
  known.set(keyOf(counting), { total, writes, until })
}

const keyOf = ({ sql, parameters }: CompiledQuery): string => `${sql} ${JSON.stringify(parameters)}`

function of(db: Db): Map<string, Known> {
  const { adapter } = db.getExecutor()
  const known = totals.get(adapter) ?? new Map<string, Known>()
  totals.set(adapter, known)
  return known
}
