import { exactTotal, maxId, pageSizes } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { compiledOnce } from '../database/statements/compiled-once.ts'
import { opaque } from '../database/statements/opaque.ts'
import { countWrites } from '../database/statements/writes.ts'
import { Refusal } from '../refusal.ts'
import { recallTotal, rememberTotal } from './totals.ts'

/** The page that a caller asks for. */
export interface PageRequest {
  readonly page?: number | undefined
  readonly rows?: number | undefined
  readonly cursor?: string | undefined
}

/** A column that a list is ordered by; the id breaks ties in the same direction. */
export interface Order {
  readonly column: string
  readonly id: string
  readonly descending: boolean
  /** True if the column contains whole numbers, not times. */
  readonly counts?: true
  /** The order that its cursors name, if the list reads it from other columns. */
  readonly sameAs?: Order
}

/** The order of a list, which says whether rows can lack a value of its column. */
export interface ListOrder extends Order {
  readonly nullable: boolean
}

/** Returns the order "newest first" for rows whose ids were assigned in the order of their creation. */
export const newestById = (id: string): Order => ({ column: id, id, descending: true, counts: true })

/** The start of a page: after a row, or after a number of rows. */
export interface Page {
  readonly rows: number
  readonly offset: number
  readonly after: CursorKey | undefined
}

/**
 * The last row of the page before: the name of its order, its time in microseconds (null: it has none) or its
 * number, and its id.
 */
export type CursorKey = readonly [order: string, at: string | null, id: number]

const defaultRows = 10

/**
 * Reads the start of a page. Pages beyond 10,000 rows need a cursor.
 * @throws Refusal MSG0011, GEN0400 for a foreign cursor
 */
export function readPage({ page = 1, rows = defaultRows, cursor }: PageRequest): Page {
  if (cursor) return { rows, offset: 0, after: decodeCursor(cursor) }
  const offset = (page - 1) * rows
  if (offset + rows > exactTotal) throw new Refusal('MSG0011')
  return { rows, offset, after: undefined }
}

const isUsualSize = (rows: number): boolean => pageSizes.some(size => size === rows)

/** The number of first pages whose statements keep a plan. */
const keptPages = 3

/**
 * Returns a number of rows for `limit` or `offset`. PostgreSQL keeps one plan for all values only if it knows these numbers
 * when it plans; with parameters it plans each page anew, which takes longer than reading the page. Therefore the numbers of
 * the first pages in the usual sizes are written into the text (docs/decisions/0130). All others are parameters, so that
 * callers cannot make texts without end; `pageIn` has an answer for later pages.
 */
const inText = ({ rows, offset }: Extent, count: number): RawBuilder<unknown> => {
  const isFirst = offset % rows === 0 && offset < keptPages * rows
  return isUsualSize(rows) && isFirst ? sql.lit(count) : sql`${count}`
}

type Extent = Pick<Page, 'rows' | 'offset'>

/** Numbers of rows, one of which stands in the text of a later page. */
const reaches = [100, 1_000, exactTotal] as const

/** Returns the rows within which a later page in a usual size lies; undefined for all other pages. */
const reachOf = ({ rows, offset }: Extent): number | undefined =>
  isUsualSize(rows) && offset >= keptPages * rows ? reaches.find(reach => reach >= offset + rows) : undefined

/**
 * Returns a query for the ids of a page, in their order. A later page is taken from the first 100, 1,000, or 10,000 rows: that
 * number is in the text, and the offset is hidden from the planner, so that all these pages share three plans (docs/decisions/0130).
 * @param from `from m … where …`: the rows of the list, called like the columns of the order
 */
export function pageIn(from: RawBuilder<unknown>, order: ListOrder, page: Extent): RawBuilder<unknown> {
  const [id, by] = [sql.ref(order.id), orderBy(order, order.nullable)]
  const reach = reachOf(page)
  if (reach === undefined) return sql`select ${id} ${from} order by ${by} ${limitOf(page)}`
  const [alias] = order.id.split('.')
  const read = order.column === order.id ? id : sql`${id}, ${sql.ref(order.column)}`
  return sql`select ${id} from (select ${read} ${from} order by ${by} limit ${sql.lit(reach)}) as ${sql.id(alias ?? '')}
    order by ${by} limit ${sql.lit(page.rows)} offset ${opaque(page.offset)}`
}

/** Returns the `limit` and the `offset` of a page. */
export const limitOf = (page: Extent): RawBuilder<unknown> =>
  sql`limit ${inText(page, page.rows)} offset ${inText(page, page.offset)}`

/** Returns the `limit` of a source from which a page is taken: the rows of the page and all rows before it, or more. */
export function limitUntil(page: Extent): RawBuilder<unknown> {
  const reach = reachOf(page)
  return reach === undefined
    ? sql`limit ${inText(page, page.offset + page.rows)}`
    : sql`limit ${sql.lit(reach)}`
}

/** A page as it was read: its rows with `cursorKey` as `cursor`, the total, and whether there may be more. */
export interface Found<Row> extends Total {
  readonly rows: readonly (Row & { readonly cursor: string })[]
  readonly isFull: boolean
}

/**
 * Returns a page in the form of the contract.
 * @param show converts each row
 */
export const shownPage = <Row, Shown>(
  page: Found<Row>,
  show: (row: Row & { readonly cursor: string }) => Shown
) => ({
  list: page.rows.map(show),
  total: page.total,
  totalCapped: page.totalCapped,
  nextCursor: nextCursor(page)
})

/** Returns the cursor of the next page; null after the last one. */
function nextCursor({ rows, isFull }: Pick<Found<unknown>, 'rows' | 'isFull'>): string | null {
  const last = rows.at(-1)
  return isFull && last ? Buffer.from(last.cursor).toString('base64url') : null
}

function decodeCursor(cursor: string): CursorKey {
  const key = readCursor(cursor)
  if (!isCursorKey(key)) throw new Refusal('GEN0400')
  return key
}

/** Tells whether the content of a cursor has the form of a `cursorKey`. */
export const isCursorKey = (key: unknown): key is CursorKey =>
  Array.isArray(key) &&
  key.length === 3 &&
  typeof key[0] === 'string' &&
  (key[1] === null || (typeof key[1] === 'string' && /^-?\d{1,17}$/.test(key[1]))) &&
  Number.isSafeInteger(key[2]) &&
  Math.abs(key[2]) <= maxId

/** Decodes a cursor, whatever its origin; undefined if it cannot be decoded. */
export function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Returns the name of an order for its cursors: its columns, without the table aliases. */
function nameOf({ column, id, descending, sameAs }: Order): string {
  if (sameAs) return nameOf(sameAs)
  const [by, tie] = [column, id].map(path => path.slice(path.lastIndexOf('.') + 1))
  return `${by} ${tie} ${descending ? 'desc' : 'asc'}`
}

/** Makes a fragment of an order, once for each order: lists have theirs as constants. */
function oncePerOrder<T>(make: (order: Order) => RawBuilder<T>): (order: Order) => RawBuilder<T> {
  const made = new WeakMap<Order, RawBuilder<T>>()
  return order => {
    const fragment = made.get(order) ?? compiledOnce(make(order))
    made.set(order, fragment)
    return fragment
  }
}

/** Returns a row's position in its list; a time in whole microseconds, which is PostgreSQL's precision. */
export const cursorKey = oncePerOrder<string>(order => {
  const [name, column, id] = [sql.lit(nameOf(order)), sql.ref(order.column), sql.ref(order.id)]
  return order.counts
    ? sql`json_build_array(${name}::text, ${column}::text, ${id})::text`
    : sql`json_build_array(${name}::text, (extract(epoch from ${column}) * 1000000)::bigint::text, ${id})::text`
})

/**
 * Returns the position in a cursor.
 * @throws Refusal GEN0400 for a cursor of another order, in which its row has another position
 */
function placeIn(order: Order, [name, at, id]: CursorKey) {
  if (name !== nameOf(order)) throw new Refusal('GEN0400')
  return { at, id }
}

/** Converts whole microseconds to a timestamp. */
export const moment = (microseconds: string): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`

/** Returns the value of a cursor in the type of the order's column. */
const positionIn = ({ counts }: Order, at: string): RawBuilder<unknown> =>
  counts ? sql`${at}::bigint` : moment(at)

/**
 * Returns the condition for rows after a cursor; rows without a time come last.
 * @throws Refusal GEN0400 for a cursor of another order
 */
function afterCursor(order: Order, after: CursorKey | undefined): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`
  const { at, id } = placeIn(order, after)
  const [col, key] = [sql.ref(order.column), sql.ref(order.id)]
  const beyond = order.descending ? sql`<` : sql`>`
  if (at === null) return sql<boolean>`(${col} is null and ${key} ${beyond} ${id})`
  return sql<boolean>`((${col}, ${key}) ${beyond} (${positionIn(order, at)}, ${id}::integer) or ${col} is null)`
}

/**
 * Returns the condition for rows after a cursor on a column that is never null: one range of its index.
 * @throws Refusal GEN0400 for a cursor of another order
 */
export function afterCursorOfAll(order: Order, after: CursorKey | undefined): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`
  const { at, id } = placeIn(order, after)
  if (at === null) throw new Refusal('GEN0400')
  const beyond = order.descending ? sql`<` : sql`>`
  return sql<boolean>`(${sql.ref(order.column)}, ${sql.ref(order.id)}) ${beyond} (${positionIn(order, at)}, ${id}::integer)`
}

/**
 * Returns the condition for rows after a cursor, by the form that its order allows: one range of an index where it can.
 * @throws Refusal GEN0400 for a cursor of another order
 */
export const afterCursorIn = (order: ListOrder, after: CursorKey | undefined): RawBuilder<boolean> =>
  order.nullable ? afterCursor(order, after) : afterCursorOfAll(order, after)

const sorted = ({ column, id, descending }: Order, nullable: boolean): RawBuilder<unknown> => {
  const direction = descending ? sql`desc` : sql`asc`
  const last = nullable && descending ? sql`nulls last` : sql``
  return sql`${sql.ref(column)} ${direction} ${last}, ${sql.ref(id)} ${direction}`
}

const byColumn = oncePerOrder(order => sorted(order, false))
const byNullableColumn = oncePerOrder(order => sorted(order, true))

/** Returns the `order by` of a list; rows without a time come last. */
export const orderBy = (order: Order, nullable: boolean): RawBuilder<unknown> =>
  nullable ? byNullableColumn(order) : byColumn(order)

/** A total that is exact up to 10,000. */
export interface Total {
  readonly total: number
  readonly totalCapped: boolean
}

/** Counts the rows of `from … where …`, at most 10,001 of them. */
export async function cappedTotal(db: Db, fromWhere: RawBuilder<unknown>): Promise<Total> {
  const counting = sql<{ n: number }>`
    select count(*)::integer as n from (select 1 ${fromWhere} limit ${sql.lit(exactTotal + 1)}) as counted`.compile(
    db
  )
  const known = recallTotal(db, counting)
  if (known) return totalOf(known.total)
  const writes = countWrites()
  const { rows } = await db.executeQuery(counting)
  const n = rows[0]?.n ?? 0
  const total = n <= exactTotal ? n : undefined
  rememberTotal(db, counting, total, writes)
  return totalOf(total)
}

/** Returns an exact count in the form of a list's total. */
export const countedTotal = (n: number): Total => totalOf(n <= exactTotal ? n : undefined)

const totalOf = (total: number | undefined): Total => ({
  total: total ?? exactTotal,
  totalCapped: total === undefined
})
