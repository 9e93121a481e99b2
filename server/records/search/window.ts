import { exactFound } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import type { SearchFilter } from './find.ts'

/** The number of rows to check, newest or last replied first. */
const windowSize = 3000
/** Up to this number, all rows are checked. */
const fullCheckLimit = 15_000

/** The result of a look at the newest rows. */
export type Newest = {
  /** True if every row that can match was checked. */
  all: boolean
  /** The number of checked rows, and of those that match. */
  seen: number
  hits: number
  /** The times of the oldest and of the newest checked row; null if there are none. */
  since: Date | null
  until: Date | null
  /** The smallest likely number of matches among all rows, with a certainty of about 98 %. */
  atLeast: number
  /** The requested page, as far as the checked rows contain it. */
  tids: number[]
}

/**
 * Checks the newest rows for matches. The work is bounded, and it is enough for common words.
 * @param listed the condition of rows that may match; `holds` is the condition of a match
 * @param rows the approximate number of rows that may match
 */
export async function checkNewest(
  db: Db,
  { listed, holds }: { listed: RawBuilder<unknown>; holds: RawBuilder<unknown> },
  { order, after = sql<boolean>`true`, offset = 0, rows: limit }: SearchFilter,
  rows: number
): Promise<Newest> {
  const isReplied = order === 'replied'
  const size = rows <= fullCheckLimit && !isReplied ? fullCheckLimit + 1 : windowSize
  const looked = isReplied
    ? sql`select m.tid, m.replied_at,
          (select true from message_search s where s.tid = m.tid and ${listed} and ${holds}) as hit
        from message m where m.audit_state = 1 and m.is_public and m.state > 0
        order by m.replied_at desc, m.tid desc`
    : sql`select tid, at, (${holds}) as hit from message_search where ${listed} order by at desc, tid desc`
  const moment = isReplied ? sql`m.replied_at` : sql`m.at`
  const found = await sql<Omit<Newest, 'all' | 'atLeast'>>`
    with looked as materialized (${looked} limit ${sql.lit(size)})
    select count(*)::integer as seen, (count(*) filter (where hit))::integer as hits,
      array(select m.tid from looked m where hit and ${after}
        order by ${moment} desc, m.tid desc limit ${limit} offset ${offset}) as tids,
      min(${moment}) as since, max(${moment}) as until
    from looked m`.execute(db)
  const checked = found.rows[0] ?? { seen: 0, hits: 0, tids: [], since: null, until: null }
  const { seen, hits } = checked
  const all = seen < size && hits <= exactFound
  return { ...checked, all, atLeast: (Math.max(0, hits - 2 * Math.sqrt(hits)) / size) * rows }
}
