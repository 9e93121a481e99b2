import { exactFound } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { afterCursorOfAll, cursorKey, type Order, type Page } from '../../platform/paging/paging.ts'
import { type SearchQuery, searchQuery } from './bigrams.ts'
import { conditionsOfFilter, conditionsOfIndex, inBody, type SearchFilter } from './find.ts'
import { readPairShares } from './pair-shares.ts'
import { rowsBetween } from './shares.ts'
import { checkNewest, type Newest } from './window.ts'

/** About so many of the newest messages are ranked if more than 3,000 contain the words. */
const mostRanked = 500

/** If the words stand in this share of the newest messages, these are read in their order: the index has too many. */
const commonShare = 0.05

/**
 * The order of likeness and time. Its number has the likeness in front, and the second of the approval behind, which has
 * at most ten digits until the year 2286.
 */
export const byLikeness: Order = { column: 'likeness', id: 'tid', descending: true, counts: true }
const likenessUnit = 10_000_000_000

/** A page of ids with their cursors, and the total, exact up to 3,000. */
export interface Likest {
  readonly found: readonly { readonly tid: number; readonly cursor: string }[]
  readonly total: number
  readonly totalCapped: boolean
}

/** Returns the likeness of a row: 2 for each word in its subject, and 1 if the words stand side by side. */
function likenessOf(words: readonly string[]): RawBuilder<number> {
  const subject = sql`split_part(body, chr(10), 1)`
  const inSubject = words.map(word => sql`case when strpos(${subject}, ${word}) > 0 then 2 else 0 end`)
  const together = words.length > 1 && [words.join(''), words.join(' ')].map(inBody)
  const near = together ? [sql`case when ${sql.join(together, sql` or `)} then 1 else 0 end`] : []
  return sql<number>`(${sql.join([...inSubject, ...near], sql` + `)})`
}

type Filter = Pick<SearchFilter, 'values' | 'from' | 'before'>

/** Returns a function that ranks the rows of a source by their likeness to a query, and reads a page of them. */
function rankingBy(db: Db, { all }: SearchQuery, { rows, offset, after }: Page) {
  const likeness = sql`(${likenessOf(all)} * ${sql.lit(likenessUnit)}::bigint
    + extract(epoch from at)::bigint)::bigint as likeness`
  const page = sql`select tid, ${cursorKey(byLikeness)} as cursor from found
    where ${afterCursorOfAll(byLikeness, after)} order by likeness desc, tid desc limit ${rows} offset ${offset}`
  return async (conditions: readonly RawBuilder<unknown>[], end: RawBuilder<unknown>) => {
    const source = sql`select tid, at, body from message_search where ${sql.join(conditions, sql` and `)} ${end}`
    const result = await sql<{ total: number; found: Likest['found'] | null }>`
      with found as materialized (select tid, ${likeness} from (${source}) s)
      select (select count(*)::integer from found) as total,
        (select json_agg(json_build_object('tid', tid, 'cursor', cursor)) from (${page}) p) as found`.execute(
      db
    )
    return { total: result.rows[0]?.total ?? 0, found: result.rows[0]?.found ?? [] }
  }
}

/** Returns the time since which about 500 messages contain the words, as far as the newest ones tell. */
function timeOfNewest({ seen, hits, since, until }: Newest, rows: number): Date | undefined {
  if (!since || !until) return undefined
  const share = Math.max(hits / seen, exactFound / rows)
  return new Date(until.getTime() - ((until.getTime() - since.getTime()) / seen) * (mostRanked / share))
}

/**
 * Finds public messages that contain all words of a text: first those with most of the words in the subject, then those
 * with the words side by side, the newest first among equals. If more than 3,000 contain the words, about 500 of the newest
 * are listed.
 */
export async function findLikest(db: Db, text: string, filter: Filter, page: Page): Promise<Likest> {
  const query = searchQuery(text)
  if (!query) return { found: [], total: 0, totalCapped: false }
  const read = rankingBy(db, query, page)
  const some = sql`limit ${sql.lit(exactFound + 1)}`
  const ofIndex = async (from: Date | undefined) => [
    ...(await conditionsOfIndex(db, query.grams, { ...filter, from })),
    ...query.terms.map(inBody)
  ]
  const { values, ...times } = filter
  const holds = [...conditionsOfFilter({ values }), ...query.all.map(inBody)]
  const rows = await rowsBetween(db, { ...times, rows: page.rows })
  const check = () => {
    // the rows of a rare value are far apart, so that it is checked in the rows
    const listed = sql.join(conditionsOfFilter(times), sql` and `)
    return checkNewest(db, { listed, holds: sql.join(holds, sql` and `) }, { rows: 1 }, rows)
  }

  const { shareOfGram } = await readPairShares(db)
  const checked = Math.min(...query.grams.map(shareOfGram)) * rows > exactFound ? await check() : undefined
  const isMany = checked !== undefined && checked.atLeast > exactFound
  const whole = isMany ? undefined : await read(await ofIndex(filter.from), some)
  if (whole && whole.total <= exactFound) return { ...whole, totalCapped: false }

  const newest = checked ?? (await check())
  const isCommon = newest.hits >= newest.seen * commonShare
  const since = timeOfNewest(newest, rows)
  const from = since && filter.from && since < filter.from ? filter.from : since
  const many = isCommon
    ? await read(
        [...conditionsOfFilter(times), ...holds],
        sql`order by at desc, tid desc limit ${sql.lit(mostRanked)}`
      )
    : await read(await ofIndex(from), some)
  // the words may have been common long ago
  const { found } = whole && many.total < page.rows ? whole : many
  return { found, total: exactFound, totalCapped: true }
}
