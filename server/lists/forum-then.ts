import { type RawBuilder, sql } from 'kysely'

/**
 * The forum that a message `m` was in at a moment: the one it is in, unless it was re-addressed since. Whoever may no longer
 * know what becomes of a message is shown no more than that. Decision 0037.
 */
export const forumAt = (moment: RawBuilder<Date>): RawBuilder<number> => sql<number>`coalesce((
  select r.from_fid from readdressing r where r.tid = m.tid and r.at >= ${moment} order by r.id limit 1
), m.fid)`
