import type { CompiledQuery } from 'kysely'
import type { Db } from '../database/open.ts'
import { countWrites } from '../database/statements/writes.ts'

/** Milliseconds for which a list that was beyond exact counting is not counted again. */
const beyondFor = 60_000
/** Milliseconds for which a number is used that another process may have changed. */
const exactFor = 1000
const maxTotals = 2000

interface Known {
  /** The total; undefined if it is beyond the limit. */
  readonly total: number | undefined
  readonly until: number
  /** The number of this process's writes when it was counted. */
  readonly writes: number
}

const totals = new WeakMap<object, Map<string, Known>>()

/**
 * Returns a total that was counted lately. A total beyond the limit is valid for a minute, because it takes longest to
 * count and hardly ever changes. A smaller total is valid until this process writes, and for a second at most, because
 * another process may write.
 */
export function recallTotal(db: Db, counting: CompiledQuery): Pick<Known, 'total'> | undefined {
  const known = of(db).get(keyOf(counting))
  if (!known || known.until <= performance.now()) return undefined
  return known.total === undefined || known.writes === countWrites() ? known : undefined
}

/**
 * Keeps a total.
 * @param total undefined if it is beyond the limit
 * @param writes the value of `countWrites` before it was counted
 */
export function rememberTotal(
  db: Db,
  counting: CompiledQuery,
  total: number | undefined,
  writes: number
): void {
  const known = of(db)
  if (known.size >= maxTotals) known.clear()
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
