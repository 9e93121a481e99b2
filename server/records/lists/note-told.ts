import { type RawBuilder, sql } from 'kysely'

/**
 * The note that is shown with a notification `n` of an event `e`. The public event of a re-addressing has no reason. A
 * notified group reads the reason here, because the group that the message left can no longer open the message.
 */
export const notifiedNote: RawBuilder<string | null> = sql<string | null>`case
  when n.group_id is not null and n.verb = 'message.readdressed' then (
    select r.reason from readdressing r where r.tid = n.tid and r.at = n.at order by r.id desc limit 1
  ) else e.note end`
