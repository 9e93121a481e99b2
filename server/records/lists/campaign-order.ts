/** The phases of campaigns, and the orders of their lists. Domain 5, 6. */
import { type RawBuilder, sql } from 'kysely'
import {
  afterCursorOfAll,
  type CursorKey,
  cursorKey,
  isCursorKey,
  type Order,
  orderBy,
  type Page,
  type PageRequest,
  readCursor,
  readPage
} from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'

export const isPublished = sql<boolean>`(c.confirmed is not null and c.withdrawn_at is null)`
export const isUpcoming = (now: Date) => sql<boolean>`(${isPublished} and c.begin_at > ${now})`
export const isRunning = (now: Date) =>
  sql<boolean>`(${isPublished} and c.begin_at <= ${now} and c.end_at > ${now})`
export const isOver = (now: Date) => sql<boolean>`(${isPublished} and c.end_at <= ${now})`

/** Selects the rows of a page, and their order. */
export interface Sequence {
  readonly page: Page
  readonly sorted: RawBuilder<unknown>
  /** The position of a row, for a cursor. */
  readonly key: RawBuilder<string>
  /** The condition for the rows after the previous page. */
  readonly rest: RawBuilder<boolean>
}

/**
 * Orders campaigns by one of their timestamps.
 * @throws Refusal MSG0011, GEN0400
 */
export function orderByTime(order: Order, request: PageRequest): Sequence {
  const page = readPage(request)
  return {
    page,
    sorted: orderBy(order, false),
    key: cursorKey(order),
    rest: afterCursorOfAll(order, page.after)
  }
}

export const lastBegun: Order = { column: 'c.begin_at', id: 'c.id', descending: true }

/**
 * Orders campaigns by phase: collecting, not yet begun, ended. In each phase the last begun is first. A cursor contains
 * the time of the first page. All later pages show the list as of that time, because otherwise a campaign that ends in
 * between would appear twice.
 * @throws Refusal MSG0011, GEN0400
 */
export function orderByLifeCycle({ cursor, ...request }: PageRequest, now: Date): Sequence {
  const begun = cursor ? readPlace(cursor) : undefined
  const at = begun?.asOf ?? now
  const place = sql`case when ${isRunning(at)} then 0 when ${isUpcoming(at)} then 1 else 2 end`
  const rest = begun
    ? sql<boolean>`(${place} > ${begun.place} or ${place} = ${begun.place} and ${afterCursorOfAll(lastBegun, begun.key)})`
    : sql<boolean>`true`
  return {
    page: readPage(begun ? { rows: request.rows } : request),
    sorted: sql`${place}, ${orderBy(lastBegun, false)}`,
    key: sql`json_build_array(${place}, ${at.getTime()}::bigint, ${cursorKey(lastBegun)}::json)::text`,
    rest
  }
}

/** The latest time that a cursor can contain, in milliseconds: the contract's maximum. */
const latest = 253_402_300_799_000

function readPlace(cursor: string): { place: number; asOf: Date; key: CursorKey } {
  const said = readCursor(cursor)
  const [place, asOf, key]: unknown[] = Array.isArray(said) && said.length === 3 ? said : []
  const isPlace = place === 0 || place === 1 || place === 2
  const isMoment = typeof asOf === 'number' && Number.isSafeInteger(asOf) && asOf >= 0 && asOf <= latest
  if (!isPlace || !isMoment || !isCursorKey(key)) throw new Refusal('GEN0400')
  return { place, asOf: new Date(asOf), key }
}
