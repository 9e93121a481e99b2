import { exactTotal } from '@board/schemas/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { afterCursor, type Order, orderBy, type Page, type Total } from './paging.ts'
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
  readonly order: Order & { readonly nullable: boolean }
  readonly page: Page
  /** The columns of the message in each row, and the tables that they come from. */
  readonly columns: RawBuilder<unknown>
  readonly joins: RawBuilder<unknown>
}

/**
 * Reads a page and its total in one statement: a second statement costs a server more than the counting. The
 * counted rows are scanned once, and the page is taken from them; a total above 10,000 is remembered for a
 * minute, during which the page is read in its order alone (docs/decisions/0039).
 */
export async function readWithTotal<Row extends { readonly tid: number }>(
  db: Db,
  list: MessageList
): Promise<Total & { rows: Row[] }> {
  const { where, kept } = list
  if (kept)
    return await together(db, list, sql``, kept, firstOfParts(list) ?? sql`message m where ${where} and`)
  const found = sql`select m.tid, ${sql.ref(list.order.column)} from message m where ${where} limit ${sql.lit(exactTotal + 1)}`
  const finding = found.compile(db)
  if (!recallTotal(db, finding)) {
    const counted = sql`select count(*)::integer as total from found`
    const first = await together<Row>(
      db,
      list,
      sql`with found as materialized (${found})`,
      counted,
      sql`found m where`
    )
    if (!first.totalCapped) return first
    rememberTotal(db, finding, undefined, 0)
  }
  const { rows } = await sql<Row>`
    ${rowsOf(list, sql`message m where ${where} and`)} order by ${sorted(list)}`.execute(db)
  return { rows, total: exactTotal, totalCapped: true }
}

async function together<Row extends { readonly tid: number }>(
  db: Db,
  list: MessageList,
  before: RawBuilder<unknown>,
  counted: RawBuilder<unknown>,
  from: RawBuilder<unknown>
): Promise<Total & { rows: Row[] }> {
  const { rows } = await sql<Row & { total: number; tid: number | null }>`
    ${before} select m.*, t.total from (${counted}) as t left join (${rowsOf(list, from)}) as m on true
    order by ${sorted(list)}`.execute(db)
  const total = rows[0]?.total ?? 0
  return {
    // a page beyond the end is one row without a message
    rows: rows.filter(({ tid }) => tid !== null),
    total: Math.min(total, exactTotal),
    totalCapped: total > exactTotal
  }
}

/** Returns the source of a page whose list has parts: as many rows of each as the page can have at most. */
function firstOfParts(list: MessageList): RawBuilder<unknown> | undefined {
  const { where, parts, order, page } = list
  if (!parts) return undefined
  const firsts = parts.map(
    part => sql`(select m.tid, ${sql.ref(order.column)} from message m where ${where} and ${part}
      and ${afterCursor(order, page.after)} order by ${sorted(list)} limit ${page.offset + page.rows})`
  )
  return sql`(${sql.join(firsts, sql` union all `)}) as m where`
}

const sorted = ({ order }: MessageList) => orderBy(order, order.nullable)

/**
 * Returns the rows of the page, in no order.
 * @param from the source of the page, to which further conditions are added
 */
function rowsOf(list: MessageList, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const { order, page, columns, joins } = list
  return sql`
    select ${columns} from (
      select m.tid from ${from} ${afterCursor(order, page.after)}
      order by ${sorted(list)} limit ${page.rows} offset ${page.offset}
    ) as page join message m on m.tid = page.tid ${joins}`
}
