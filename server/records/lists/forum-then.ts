import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the forum of a message `m` at a moment. It is the present forum unless the message was re-addressed
 * afterwards. A reader who must not learn of later events sees this forum. Decision 0037.
 * @param arrived true: a re-addressing at this very moment counts as done; otherwise the forum before it is meant
 */
export const forumAt = (
  moment: RawBuilder<Date>,
  arrived = sql<boolean>`false`
): RawBuilder<number> => sql<number>`coalesce((
  select r.from_fid from readdressing r where r.tid = m.tid and r.at >= ${moment} and not (r.at = ${moment} and ${arrived})
  order by r.id limit 1
), m.fid)`

/** Returns the type of a message `m` at a moment. A re-addressing to a congress changes the type to suggestion. */
export const typeAt = (moment: RawBuilder<Date>): RawBuilder<number> => sql<number>`coalesce((
  select r.from_type_id from readdressing r where r.tid = m.tid and r.at >= ${moment} order by r.id limit 1
), m.type_id)`

/**
 * Condition: a re-addressing brought the message to the reader's group. Its event has the group that the message left.
 * That group and the new one are notified.
 */
const cameToReader = sql<boolean>`e.verb = 'message.readdressed' and e.group_id <> n.group_id`

/**
 * The forum shown with a notification `n` of an event `e` about `m`. A group that no longer has the message sees the
 * forum at that time.
 */
export const notifiedForum: RawBuilder<number> = sql<number>`case
  when n.group_id is null or m.group_id = n.group_id or exists (
    select 1 from assignment a where a.tid = m.tid and not a.is_past and n.group_id in (a.giver_group_id, a.holder_group_id)
  ) then m.fid else ${forumAt(sql`n.at`, cameToReader)} end`
