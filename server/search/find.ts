import { exactTotal } from '@board/schemas/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { countingOf, isBeyond, rememberBeyond } from '../lists/beyond.ts'
import { type Facet, facetGram, searchQuery } from './bigrams.ts'

export type SearchFilter = {
  /** Only messages with one of the values, of each facet; a sub-select gives them where they are many. */
  values?: Partial<Record<Facet, readonly number[] | RawBuilder<unknown>>>
  /** Approved between these moments. */
  from?: Date | undefined
  to?: Date | undefined
  /** Newest first, or last replied first: then only of those that have a reply. */
  order?: 'at' | 'replied'
  /** Where a cursor's page begins: a condition on `at` and `tid`, or on `m.replied_at` and `m.tid`. */
  after?: RawBuilder<boolean>
  offset?: number
  rows: number
}

/** Ids in the order asked for; the total is exact up to 10,000. */
export type Found = { tids: number[]; total: number; totalCapped: boolean }

/**
 * Public messages that hold all words of the text. Up to 10,000 of them are found by the index of grams and
 * sorted; where there are more, each tenth row or so is one of them, and reading rows in their order is quicker.
 */
export async function findMessages(db: Db, text: string, filter: SearchFilter): Promise<Found> {
  const query = searchQuery(text)
  if (!query) return { tids: [], total: 0, totalCapped: false }
  const grams = sql<boolean>`grams @> ${hidden(query.grams)}`
  const holds = sql.join([grams, ...conditionsOf(filter, sql`grams`), ...query.terms.map(inBody)], sql` and `)
  const found = sql`select tid, at from message_search where ${holds} limit ${sql.lit(exactTotal + 1)}`
  const finding = sql<{ total: number; tids: number[] }>`
    with found as materialized (${found})
    select (select count(*) from found)::integer as total, array(${pageOfFound(filter)}) as tids`.compile(db)
  const key = countingOf(found.compile(db))
  const beyond = { total: exactTotal, totalCapped: true }
  if (isBeyond(db, key)) return { ...beyond, tids: await firstOfMany(db, query.all, filter) }
  const { total, tids } = (await db.executeQuery(finding)).rows[0] ?? { total: 0, tids: [] }
  if (total <= exactTotal) return { tids, total, totalCapped: false }
  rememberBeyond(db, key)
  return { ...beyond, tids: await firstOfMany(db, query.all, filter) }
}

function pageOfFound({ order, after = sql<boolean>`true`, rows, offset = 0 }: SearchFilter) {
  const page = sql`limit ${rows} offset ${offset}`
  if (order !== 'replied') return sql`select tid from found where ${after} order by at desc, tid desc ${page}`
  return sql`select m.tid from found join message m on m.tid = found.tid
    where m.state > 0 and ${after} order by m.replied_at desc, m.tid desc ${page}`
}

/** Reads rows in their order, looking at each; `grams` as an expression keeps the planner from the index. */
async function firstOfMany(db: Db, terms: string[], filter: SearchFilter): Promise<number[]> {
  const { order, after = sql<boolean>`true`, rows: limit, offset = 0 } = filter
  const holds = sql.join([...conditionsOf(filter, sql`(grams || '{}')`), ...terms.map(inBody)], sql` and `)
  const page = sql`limit ${limit} offset ${offset}`
  const { rows } =
    order === 'replied'
      ? await sql<{ tid: number }>`
          select m.tid from message m where m.audit_state = 1 and m.is_public and m.state > 0 and ${after}
            and (select true from message_search s where s.tid = m.tid and ${holds})
          order by m.replied_at desc, m.tid desc ${page}`.execute(db)
      : await sql<{ tid: number }>`
          select tid from message_search where ${holds} and ${after} order by at desc, tid desc ${page}`.execute(
          db
        )
  return rows.map(({ tid }) => tid)
}

/** What the row must be beside its words. `grams` is what the index knows; an expression of it is looked at row by row. */
function conditionsOf({ values = {}, from, to }: SearchFilter, grams: RawBuilder<unknown>) {
  const facets = Object.entries(values).map(
    ([facet, list]) => sql`${grams} && ${gramsOf(facet as Facet, list)}`
  )
  const times = [from && sql`at >= ${from}`, to && sql`at <= ${to}`].filter(one => one !== undefined)
  return [sql`is_listed`, ...facets, ...times]
}

function gramsOf(facet: Facet, values: readonly number[] | RawBuilder<unknown>): RawBuilder<unknown> {
  if (Array.isArray(values)) return hidden(values.map(value => facetGram(facet, value)))
  return sql`(select array_agg(${sql.lit(facetGram(facet, 0))} + value) from (${values}) as of_facet (value))`
}

const inBody = (term: string) => sql<boolean>`strpos(body, ${term}) > 0`

/** A value that the planner cannot see: how often it occurs must not tempt it away from the index. */
export const hidden = (grams: readonly number[]): RawBuilder<number[]> =>
  sql`(select ${[...grams]}::integer[])`
