import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

/** A colleague who has a message open. */
export interface PresentColleague {
  readonly uid: number
  readonly name: string
  readonly writing_since: Date | null
}

/** Renews that an account has a message open; who goes on writing keeps the time of the beginning. */
export async function renewPresence(
  trx: Trx,
  { tid, uid, isWriting }: { tid: number; uid: number; isWriting: boolean },
  { now, expired }: { now: Date; expired: Date }
): Promise<void> {
  const since = isWriting ? now : null
  await sql`
    insert into desk_presence (tid, account_uid, seen_at, writing_since) values (${tid}, ${uid}, ${now}, ${since})
    on conflict (tid, account_uid) do update set
      seen_at = excluded.seen_at,
      writing_since = case
        when excluded.writing_since is not null and desk_presence.seen_at > ${expired}
        then coalesce(desk_presence.writing_since, excluded.writing_since)
        else excluded.writing_since
      end`.execute(trx)
}

/** Removes that an account has a message open. */
export async function deletePresence(trx: Trx, tid: number, uid: number): Promise<void> {
  await trx.deleteFrom('desk_presence').where('tid', '=', tid).where('account_uid', '=', uid).execute()
}

/** Lists the other accounts of a group that have a message open since a time; those who write come first. */
export async function listPresent(
  db: Db | Trx,
  { tid, uid, groupId }: { tid: number; uid: number; groupId: number },
  since: Date
): Promise<PresentColleague[]> {
  const { rows } = await sql<PresentColleague>`
    select a.uid, coalesce(nullif(a.real_name, ''), a.username) as name, p.writing_since
    from desk_presence p join account a on a.uid = p.account_uid
    where p.tid = ${tid} and p.seen_at > ${since} and a.uid <> ${uid} and a.group_id = ${groupId}
    order by p.writing_since nulls last, a.uid`.execute(db)
  return rows
}
