import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  limitOf,
  type Order,
  orderBy,
  type PageRequest,
  readPage
} from './paging.ts'

/** The source of a list. */
export interface Source {
  readonly columns: RawBuilder<unknown>
  /** `from …`, with its joins. */
  readonly from: RawBuilder<unknown>
  /** Conditions joined by "and"; without any, every row belongs to the list. */
  readonly conditions: readonly RawBuilder<unknown>[]
  /** The order, by a column that is never null. */
  readonly order: Order
}

/**
 * Reads a page of a list, and its total.
 * @throws Refusal MSG0011, GEN0400
 */
export async function pageOf<Row>(
  db: Db,
  request: PageRequest,
  { columns, from, conditions, order }: Source
): Promise<Found<Row>> {
  const page = readPage(request)
  const where = sql.join(conditions.length > 0 ? [...conditions] : [sql`true`], sql` and `)
  const [{ rows }, total] = await Promise.all([
    sql<Row & { cursor: string }>`
      select ${columns}, ${cursorKey(order)} as cursor ${from}
      where ${where} and ${afterCursorOfAll(order, page.after)}
      order by ${orderBy(order, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`${from} where ${where}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}
