import { exactFound } from '@board/schemas/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { afterCursorOfAll, cursorKey, type Order, type Page } from '../paging/paging.ts'
import { searchQuery } from './bigrams.ts'
import { conditionsOfFilter, conditionsOfIndex, inBody, type SearchFilter } from './find.ts'
import { rowsBetween, shareOf } from './shares.ts'

/** The newest messages among which the likest are found if more than 3,000 contain the words. */
const mostRanked = 1000

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

/**
 * Finds public messages that contain all words of a text: first those with most of the words in the subject, then those
 * with the words side by side, the newest first among equals. If more than 3,000 contain the words, the newest 1,000 of them
 * are listed.
 */
export async function findLikest(
  db: Db,
  text: string,
  filter: Pick<SearchFilter, 'values' | 'from' | 'before'>,
  { rows, offset, after }: Page
): Promise<Likest> {
  const query = searchQuery(text)
  if (!query) return { found: [], total: 0, totalCapped: false }
  const likeness = sql`(${likenessOf(query.all)} * ${sql.lit(likenessUnit)}::bigint
    + extract(epoch from at)::bigint)::bigint as likeness`
  const read = async (source: RawBuilder<unknown>) => {
    const page = sql`select tid, ${cursorKey(byLikeness)} as cursor from found
      where ${afterCursorOfAll(byLikeness, after)} order by likeness desc, tid desc limit ${rows} offset ${offset}`
    const result = await sql<{ total: number; found: Likest['found'] | null }>`
      with found as materialized (select tid, ${likeness} from (${source}) s)
      select (select count(*)::integer from found) as total,
        (select json_agg(json_build_object('tid', tid, 'cursor', cursor)) from (${page}) p) as found`.execute(
      db
    )
    return { total: result.rows[0]?.total ?? 0, found: result.rows[0]?.found ?? [] }
  }
  const shares = await Promise.all(query.grams.map(gram => shareOf(db, [gram])))
  const isCommon = Math.min(...shares) * (await rowsBetween(db, { ...filter, rows })) > 2 * exactFound
  if (!isCommon) {
    const terms = query.terms.map(inBody)
    const holds = sql.join([...(await conditionsOfIndex(db, query.grams, filter)), ...terms], sql` and `)
    const whole = await read(
      sql`select tid, at, body from message_search where ${holds} limit ${sql.lit(exactFound + 1)}`
    )
    if (whole.total <= exactFound) return { ...whole, totalCapped: false }
  }
  const holds = sql.join([...conditionsOfFilter(filter), ...query.all.map(inBody)], sql` and `)
  const newest = await read(sql`
    select tid, at, body from message_search where ${holds} order by at desc, tid desc limit ${sql.lit(mostRanked)}`)
  // a filter can leave fewer than the words alone let expect
  const isCapped = newest.total === mostRanked
  return { found: newest.found, total: isCapped ? exactFound : newest.total, totalCapped: isCapped }
}
