import { exactFound } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { opaqueList } from '../../platform/database/statements/opaque.ts'
import { recallTotal, rememberTotal } from '../../platform/paging/totals.ts'
import { type Facet, facetGram, searchQuery } from './bigrams.ts'
import { rowsBetween, shareOf } from './shares.ts'
import { checkNewest } from './window.ts'

/** The group of a row may be an old one (decision 0115), so no search is filtered by it. */
type Filtered = Exclude<Facet, 'group'>

export type SearchFilter = {
  /** Only messages with one of the values, for each facet. A long list of values is given as a sub-select. */
  values?: Partial<Record<Filtered, readonly number[] | RawBuilder<unknown>>>
  /** Only messages approved at this time or later. */
  from?: Date | undefined
  /** Only messages approved before this time. */
  before?: Date | undefined
  /** Newest first, or last replied first. The second order lists only messages with a reply. */
  order?: 'at' | 'replied'
  /** The start of a page after a cursor: a condition on `at` and `tid`, or on `m.replied_at` and `m.tid`. */
  after?: RawBuilder<boolean>
  offset?: number
  rows: number
}

/** Ids in the requested order. The total is exact up to 3,000. */
export type Found = { tids: number[]; total: number; totalCapped: boolean }

const beyond = { total: exactFound, totalCapped: true }

/**
 * Finds public messages that contain all words of a text (docs/decisions/0004). It reads the newest rows first. If the
 * words are so common that these rows fill the page, and the total is certain, it reads nothing else. Otherwise the
 * index of grams finds up to 3,000 messages, which are sorted. If there are more, it reads rows in their order until
 * the page is full.
 */
export async function findMessages(db: Db, text: string, filter: SearchFilter): Promise<Found> {
  const query = searchQuery(text)
  if (!query) return { tids: [], total: 0, totalCapped: false }
  const inOrder = sql.join([...valuesOf(filter.values), ...query.all.map(inBody)], sql` and `)
  const listed = sql.join(listedOf(filter), sql` and `)
  const newest = await checkNewest(db, { listed, holds: inOrder }, filter, await rowsBetween(db, filter))
  if (newest.all) return { tids: newest.tids, total: newest.hits, totalCapped: false }
  if (newest.atLeast > exactFound && newest.tids.length === filter.rows)
    return { ...beyond, tids: newest.tids }

  const holds = sql.join(
    [...(await conditionsOfIndex(db, query.grams, filter)), ...query.terms.map(inBody)],
    sql` and `
  )
  const found = sql`select tid, at from message_search where ${holds} limit ${sql.lit(exactFound + 1)}`
  const finding = sql<{ total: number; tids: number[] }>`
    with found as materialized (${found})
    select (select count(*) from found)::integer as total, array(${pageOfFound(filter)}) as tids`.compile(db)
  const counting = found.compile(db)
  if (recallTotal(db, counting)) return { ...beyond, tids: await firstOfMany(db, inOrder, filter) }
  const { total, tids } = (await db.executeQuery(finding)).rows[0] ?? { total: 0, tids: [] }
  if (total <= exactFound) return { tids, total, totalCapped: false }
  rememberTotal(db, counting, undefined, 0)
  return { ...beyond, tids: await firstOfMany(db, inOrder, filter) }
}

function pageOfFound({ order, after = sql<boolean>`true`, rows, offset = 0 }: SearchFilter) {
  const page = sql`limit ${rows} offset ${offset}`
  if (order !== 'replied') return sql`select tid from found where ${after} order by at desc, tid desc ${page}`
  return sql`select m.tid from found join message m on m.tid = found.tid
    where m.state > 0 and ${after} order by m.replied_at desc, m.tid desc ${page}`
}

/** Finds one page by checking the rows in their order, without the index of grams. */
async function firstOfMany(db: Db, holds: RawBuilder<unknown>, filter: SearchFilter): Promise<number[]> {
  const { order, after = sql<boolean>`true`, rows: limit, offset = 0 } = filter
  const fits = sql.join([...listedOf(filter), holds], sql` and `)
  const page = sql`limit ${limit} offset ${offset}`
  const { rows } =
    order === 'replied'
      ? await sql<{ tid: number }>`
          select m.tid from message m where m.audit_state = 1 and m.is_public and m.state > 0 and ${after}
            and (select true from message_search s where s.tid = m.tid and ${fits})
          order by m.replied_at desc, m.tid desc ${page}`.execute(db)
      : await sql<{ tid: number }>`
          select tid from message_search where ${fits} and ${after} order by at desc, tid desc ${page}`.execute(
          db
        )
  return rows.map(({ tid }) => tid)
}

/**
 * A facet value with a larger share of all messages is checked in the rows, because its list in the index is too long. The lists of
 * several values are too long sooner: the index reads them one beside the other, and skips less.
 */
const longList = 0.5
const longLists = 0.25

/** Returns the conditions of words and filters for the index. */
export async function conditionsOfIndex(
  db: Db,
  grams: readonly number[],
  filter: Pick<SearchFilter, 'values' | 'from' | 'before'>
): Promise<RawBuilder<unknown>[]> {
  const long: Partial<Record<Filtered, readonly number[]>> = {}
  const short: SearchFilter['values'] = {}
  for (const [name, list] of Object.entries(filter.values ?? {})) {
    const facet = name as Filtered
    const isLong =
      isList(list) &&
      (await shareOf(
        db,
        list.map(value => facetGram(facet, value))
      )) > (list.length > 1 ? longLists : longList)
    if (isLong) long[facet] = list
    else short[facet] = list
  }
  return [
    sql`grams @> ${opaqueList(grams)}`,
    ...Object.entries(short).map(([facet, list]) => sql`grams && ${gramsOf(facet as Filtered, list)}`),
    ...listedOf(filter),
    ...valuesOf(long)
  ]
}

function listedOf({ from, before }: Pick<SearchFilter, 'from' | 'before'>): RawBuilder<unknown>[] {
  const times = [from && sql`at >= ${from}`, before && sql`at < ${before}`].filter(one => one !== undefined)
  return [sql`is_listed`, ...times]
}

const columns: Record<Filtered, string> = {
  type: 'type_id',
  state: 'state',
  domain: 'domain_id',
  forum: 'fid'
}

/** Returns the conditions of a filter on the columns of the row. */
export const conditionsOfFilter = (
  filter: Pick<SearchFilter, 'values' | 'from' | 'before'>
): RawBuilder<unknown>[] => [...listedOf(filter), ...valuesOf(filter.values)]

/** Returns the conditions of facet values on the columns of the row. */
function valuesOf(values: SearchFilter['values'] = {}): RawBuilder<unknown>[] {
  return Object.entries(values).map(([facet, list]) => {
    const column = sql.ref(columns[facet as Filtered])
    return isList(list) ? sql`${column} = any(${[...list]})` : sql`${column} = any(array(${list}))`
  })
}

const isList = (list: readonly number[] | RawBuilder<unknown>): list is readonly number[] =>
  Array.isArray(list)

function gramsOf(facet: Filtered, values: readonly number[] | RawBuilder<unknown>): RawBuilder<unknown> {
  if (isList(values)) return opaqueList(values.map(value => facetGram(facet, value)))
  return sql`(select array_agg(${sql.lit(facetGram(facet, 0))} + value) from (${values}) as of_facet (value))`
}

/** Returns the condition that the body of a row contains a term. */
export const inBody = (term: string) => sql<boolean>`strpos(body, ${term}) > 0`
