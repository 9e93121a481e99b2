import { traceStates } from '@board/schemas/facts/formats'
import { sql } from 'kysely'
import { cacheBriefly } from '../../directory/site/cache-briefly.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { facetGram } from './bigrams.ts'
import type { SearchFilter } from './find.ts'

type Statistics = {
  /** The approximate number of rows; 0 if the table was never analysed. */
  rows: number
  oldest: number
  newest: number
  /** The share of rows that contain a gram, for the most common grams. */
  shares: ReadonlyMap<number, number>
}

/** PostgreSQL's own statistics of the table, as of its last `analyze`. They are exact enough to choose a plan. */
const statistics = cacheBriefly(5 * 60_000, readStatistics)

async function readStatistics(db: Db | Trx): Promise<Statistics> {
  const { rows } = await sql<{
    rows: number
    oldest: Date | null
    newest: Date | null
    grams: number[] | null
    shares: number[] | null
  }>`select greatest(0, c.reltuples)::integer as rows, s.most_common_elems::text::integer[] as grams,
      s.most_common_elem_freqs::float8[] as shares,
      (select min(at) from message_search) as oldest, (select max(at) from message_search) as newest
    from pg_class c left join pg_stats s
      on s.tablename = c.relname and s.attname = 'grams' and s.schemaname = c.relnamespace::regnamespace::text
    where c.oid = 'message_search'::regclass`.execute(db)
  const { rows: count = 0, oldest, newest, grams, shares } = rows[0] ?? {}
  return {
    rows: count,
    oldest: oldest?.getTime() ?? 0,
    newest: newest?.getTime() ?? 0,
    shares: new Map((grams ?? []).map((gram, index) => [gram, shares?.[index] ?? 0]))
  }
}

/** Returns the share of rows that contain one of the grams, as far as it is known. */
export async function shareOf(db: Db, grams: readonly number[]): Promise<number> {
  const { shares } = await statistics.read(db)
  return grams.reduce((sum, gram) => sum + (shares.get(gram) ?? 0), 0)
}

const replied = traceStates.filter(state => state > 0).map(state => facetGram('state', state))

/**
 * Returns the approximate number of rows in the time range of a search. If the search lists messages with a reply, only
 * these count.
 */
export async function rowsBetween(db: Db, { from, before, order }: SearchFilter): Promise<number> {
  const { rows, oldest, newest } = await statistics.read(db)
  const begin = Math.max(oldest, from?.getTime() ?? oldest)
  const end = Math.min(newest, before?.getTime() ?? newest)
  const between = newest > oldest ? (rows * Math.max(0, end - begin)) / (newest - oldest) : rows
  return order === 'replied' ? between * (await shareOf(db, replied)) : between
}
