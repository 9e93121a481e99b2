import { type RawBuilder, sql } from 'kysely'

/**
 * The forum that a message `m` was in at a moment: the one it is in, unless it was re-addressed since. Whoever may no longer
 * know what becomes of a message is shown no more than that. Decision 0037.
 * @param arrived whether it is asked for whom it came to at that very moment, not for whom it left
 */
export const forumAt = (
  moment: RawBuilder<Date>,
  arrived = sql<boolean>`false`
): RawBuilder<number> => sql<number>`coalesce((
  select r.from_fid from readdressing r where r.tid = m.tid and r.at >= ${moment} and not (r.at = ${moment} and ${arrived})
  order by r.id limit 1
), m.fid)`

/** The type that a message `m` had at a moment: a re-addressing to a congress makes it a suggestion. */
export const typeAt = (moment: RawBuilder<Date>): RawBuilder<number> => sql<number>`coalesce((
  select r.from_type_id from readdressing r where r.tid = m.tid and r.at >= ${moment} order by r.id limit 1
), m.type_id)`

/** A re-addressing names the group that the message left, and is told to it and to the one that it came to. */
const cameToReader = sql<boolean>`e.verb = 'message.readdressed' and e.group_id <> n.group_id`

/**
 * The forum that is shown with a notification `n` of an event `e` about `m`: to a group that the message left, the one that
 * it was in then.
 */
export const forumTold: RawBuilder<number> = sql<number>`case
  when n.group_id is null or m.group_id = n.group_id or exists (
    select 1 from assignment a where a.tid = m.tid and not a.is_past and n.group_id in (a.giver_group_id, a.holder_group_id)
  ) then m.fid else ${forumAt(sql`n.at`, cameToReader)} end`
