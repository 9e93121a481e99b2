import type { Db } from '../../platform/database/open.ts'
import { readableFields, type Shown, showRecords } from './access.ts'
import type { Context } from './context.ts'
import { type Field, isReadable, type Model } from './model.ts'
import { recordOf } from './record.ts'
import { placeAfter } from './rows/cursor.ts'
import { readBeyond, readFilter, readRange, readSort } from './rows/query.ts'
import { visibleRows } from './rows/scope.ts'
import { countBehind, selectPage } from './store.ts'

export interface ListQuery {
  readonly sort?: string | undefined
  readonly range?: string | undefined
  readonly filter?: string | undefined
  readonly cursor?: string | undefined
}

/** A page of an answer, and its place among all records: `Content-Range`. */
export interface Listed<T> {
  readonly list: T[]
  readonly offset: number
  /** The total, exact up to 10,000; 10,001 if there are more. */
  readonly total: number
  /** True if the page begins after a cursor. Its position among all records is unknown then. */
  readonly isFurther?: boolean | undefined
  /** The cursor of the next page; absent after the last page. */
  readonly next?: string | undefined
}

/**
 * Returns a page of an entity's records as their reader may see them.
 * @throws Refusal GEN0400 for a query that is not offered, ENT0006 beyond row 10,000 without a cursor
 */
export async function listRecords(db: Db, context: Context, query: ListQuery): Promise<Listed<Shown>> {
  const { model, actor, deps } = context
  const page = readRange(query.range, context, query.cursor)
  const order = readSort(query.sort, context)
  const filters = readFilter(query.filter, context)
  const conditions = [...(await visibleRows(db, context, model)), ...filters]
  const fields = neededFields(actor, model)
  const beyond = readBeyond(query.cursor, order)
  const rows = await selectPage(db, model, fields, [...conditions, ...beyond], order, page)
  const total = await countBehind(db, model, conditions, page, rows.length)
  const records = rows.map(row => recordOf(model, fields, row, deps))
  const list = await showRecords(db, context, records)
  return { list, ...page, total, next: placeAfter(rows, page.limit, order) }
}

/**
 * Returns the fields that a list selects: all readable ones if the entity's rules need whole records, else those that
 * the reader may read.
 */
function neededFields(actor: Context['actor'], model: Model): Field[] {
  const { forbidden, forbiddenMany } = model.rules
  if (!forbidden && !forbiddenMany) return readableFields(actor, model)
  return [...model.fields.values()].filter(isReadable)
}

/** Returns `name 0-9/1234` for a page; an empty page and a page after a cursor have `*` in place of the rows. */
export function contentRange(name: string, { list, offset, total, isFurther }: Listed<unknown>): string {
  const range = list.length === 0 || isFurther ? '*' : `${offset}-${offset + list.length - 1}`
  return `${name} ${range}/${total}`
}
