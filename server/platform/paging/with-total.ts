import { exactTotal } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { opaqueList } from '../database/statements/opaque.ts'
import {
  afterCursorIn,
  type ListOrder,
  limitUntil,
  orderBy,
  type Page,
  pageIn,
  type Total
} from './paging.ts'
import { recallTotal, rememberTotal } from './totals.ts'

/** A list of messages `m`; a page of it is read together with its total. */
export interface MessageList {
  readonly where: RawBuilder<unknown>
  /** A query with one row and one number, `total`, if the total is tallied; without it the messages are counted. */
  readonly kept: RawBuilder<unknown> | undefined
  /**
   * Conditions of which each message of a tallied list meets exactly one. The first rows of each are read in order and
   * merged. Absent: the list is read as one.
   */
  readonly parts?: readonly RawBuilder<boolean>[] | undefined
  readonly order: ListOrder
  readonly page: Page
  /** The columns of the message in each row, and the tables that they come from. */
  readonly columns: RawBuilder<unknown>
  readonly joins: RawBuilder<unknown>
}

/**
 * Reads a page and its total. A tallied list takes one statement. Otherwise the messages are counted, at most 10,001 of them, and
 * the page is taken from them; a total above 10,000 is remembered for a minute, during which the page is read in its order
 * alone (docs/decisions/0039, 0130).
 */
export async function readWithTotal<Row extends { readonly tid: number }>(
  db: Db,
  list: MessageList
): Promise<Total & { rows: Row[] }> {
  const { where, kept } = list
  if (kept) return await readTallied(db, list, kept)
  const found = sql`select m.tid, ${sql.ref(list.order.column)} from message m where ${where} limit ${sql.lit(exactTotal + 1)}`
  const finding = found.compile(db)
  if (!recallTotal(db, finding)) {
    const counted = sql`with found as materialized (${found}) select (select count(*) from found)::integer`
    const first = await findThenRead<Row>(db, list, counted, sql`found m where`)
    if (!first.totalCapped) return first
    rememberTotal(db, finding, undefined, 0)
  }
  const { rows } = await findThenRead<Row>(
    db,
    list,
    sql`select ${sql.lit(exactTotal)}`,
    sql`message m where ${where} and`
  )
  return { rows, total: exactTotal, totalCapped: true }
}

/**
 * Finds the messages of a page, and reads them with a second statement. PostgreSQL plans the first one for the values of its filter,
 * mostly each time; planning it together with the columns and the joins of the page takes longer than a second statement.
 */
async function findThenRead<Row extends { readonly tid: number }>(
  db: Db,
  list: MessageList,
  counted: RawBuilder<unknown>,
  from: RawBuilder<unknown>
): Promise<Total & { rows: Row[] }> {
  const places = await sql<{ total: number; tids: number[] }>`
    ${counted} as total, array(${placesOf(list, from)}) as tids`.execute(db)
  const { total = 0, tids = [] } = places.rows[0] ?? {}
  if (tids.length === 0) return totalOf(total, [])
  // the number of messages is hidden from the planner, which would otherwise plan for each number
  const page = sql`select unnest(${opaqueList(tids)}) as tid`
  const { rows } = await sql<Row>`${rowsOf(list, page)} order by ${sorted(list)}`.execute(db)
  return totalOf(total, rows)
}

const totalOf = <Row>(total: number, rows: Row[]): Total & { rows: Row[] } => ({
  rows,
  total: Math.min(total, exactTotal),
  totalCapped: total > exactTotal
})

async function readTallied<Row extends { readonly tid: number }>(
  db: Db,
  list: MessageList,
  kept: RawBuilder<unknown>
): Promise<Total & { rows: Row[] }> {
  const from = firstOfParts(list) ?? sql`message m where ${list.where} and`
  const { rows } = await sql<Row & { total: number; tid: number | null }>`
    select m.*, t.total from (${kept}) as t left join (${rowsOf(list, placesOf(list, from))}) as m on true
    order by ${sorted(list)}`.execute(db)
  // a page beyond the end is one row without a message
  return totalOf(
    rows[0]?.total ?? 0,
    rows.filter(({ tid }) => tid !== null)
  )
}

/** Returns the source of a page whose list has parts: as many rows of each as the page can have at most. */
function firstOfParts(list: MessageList): RawBuilder<unknown> | undefined {
  const { where, parts, order, page } = list
  if (!parts) return undefined
  const firsts = parts.map(
    part => sql`(select m.tid, ${sql.ref(order.column)} from message m where ${where} and ${part}
      and ${afterCursorIn(order, page.after)} order by ${sorted(list)} ${limitUntil(page)})`
  )
  return sql`(${sql.join(firsts, sql` union all `)}) as m where`
}

const sorted = ({ order }: MessageList) => orderBy(order, order.nullable)

/**
 * Returns the numbers of the messages of the page, in the order of the list.
 * @param from the source of the page, to which further conditions are added
 */
const placesOf = ({ order, page }: MessageList, from: RawBuilder<unknown>): RawBuilder<unknown> =>
  pageIn(sql`from ${from} ${afterCursorIn(order, page.after)}`, order, page)

/**
 * Returns the rows of the page, in no order.
 * @param places a query for the numbers of its messages, `tid`
 */
const rowsOf = ({ columns, joins }: MessageList, places: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${columns} from (${places}) as page join message m on m.tid = page.tid ${joins}`
