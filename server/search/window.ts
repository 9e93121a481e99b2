import { exactFound } from '@board/schemas/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import type { SearchFilter } from './find.ts'

/** How many rows are looked at, newest or last replied first. */
const usual = 3000
/** So few rows are looked at one and all. */
const few = 15_000

/** The result of a look at the newest rows. */
export type Newest = {
  /** Whether every row that can match was looked at. */
  all: boolean
  hits: number
  /** How many there are at least among all rows, with a certainty of about 98 %. */
  atLeast: number
  /** The page asked for, as far as it lies among the rows looked at. */
  tids: number[]
}

/**
 * Looks at the newest rows for those that hold the words: a bounded amount of work that settles common words.
 * @param listed the rows that may match, `holds` what matches
 * @param rows about how many such rows there are
 */
export async function lookAtNewest(
  db: Db,
  { listed, holds }: { listed: RawBuilder<unknown>; holds: RawBuilder<unknown> },
  { order, after = sql<boolean>`true`, offset = 0, rows: limit }: SearchFilter,
  rows: number
): Promise<Newest> {
  const isReplied = order === 'replied'
  const size = rows <= few && !isReplied ? few + 1 : usual
  const looked = isReplied
    ? sql`select m.tid, m.replied_at,
          (select true from message_search s where s.tid = m.tid and ${listed} and ${holds}) as hit
        from message m where m.audit_state = 1 and m.is_public and m.state > 0
        order by m.replied_at desc, m.tid desc`
    : sql`select tid, at, (${holds}) as hit from message_search where ${listed} order by at desc, tid desc`
  const moment = isReplied ? sql`m.replied_at` : sql`m.at`
  const found = await sql<{ seen: number; hits: number; tids: number[] }>`
    with looked as materialized (${looked} limit ${sql.lit(size)})
    select count(*)::integer as seen, (count(*) filter (where hit))::integer as hits,
      array(select m.tid from looked m where hit and ${after}
        order by ${moment} desc, m.tid desc limit ${limit} offset ${offset}) as tids
    from looked`.execute(db)
  const { seen, hits, tids } = found.rows[0] ?? { seen: 0, hits: 0, tids: [] }
  const all = seen < size && hits <= exactFound
  return { all, hits, tids, atLeast: (Math.max(0, hits - 2 * Math.sqrt(hits)) / size) * rows }
}
