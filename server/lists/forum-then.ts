import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the forum that a message `m` was in at a moment: the present one, unless it was re-addressed since.
 * A reader who must not learn what happened later is shown only this forum. Decision 0037.
 * @param arrived whether the forum that the message came to at this very moment is meant, not the one that it
 * left
 */
export const forumAt = (
  moment: RawBuilder<Date>,
  arrived = sql<boolean>`false`
): RawBuilder<number> => sql<number>`coalesce((
  select r.from_fid from readdressing r where r.tid = m.tid and r.at >= ${moment} and not (r.at = ${moment} and ${arrived})
  order by r.id limit 1
), m.fid)`

/** Returns the type that a message `m` had at a moment: a re-addressing to a congress makes it a suggestion. */
export const typeAt = (moment: RawBuilder<Date>): RawBuilder<number> => sql<number>`coalesce((
  select r.from_type_id from readdressing r where r.tid = m.tid and r.at >= ${moment} order by r.id limit 1
), m.type_id)`

/**
 * Condition: the message came to the reader by a re-addressing. Its event names the group that the message
 * left; that group and the new one are notified.
 */
const cameToReader = sql<boolean>`e.verb = 'message.readdressed' and e.group_id <> n.group_id`

/**
 * The forum shown with a notification `n` of an event `e` about `m`: for a group that the message has left,
 * the forum at that time.
 */
export const forumTold: RawBuilder<number> = sql<number>`case
  when n.group_id is null or m.group_id = n.group_id or exists (
    select 1 from assignment a where a.tid = m.tid and not a.is_past and n.group_id in (a.giver_group_id, a.holder_group_id)
  ) then m.fid else ${forumAt(sql`n.at`, cameToReader)} end`
