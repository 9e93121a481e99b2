import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { publicSubject } from '../message-core/public-wording.ts'
import { messageTransitions } from '../message-core/transitions.ts'
import type { SharedPairs } from '../search/similarity.ts'

/** The number of newest answered messages of a forum that are compared. */
const compared = 500

/** The lowest trace state of a message with a final reply. */
const answered = messageTransitions.replyFinal.state.to

/** The trace states of messages without a final reply. */
const openStates = messageTransitions.replyInterim.state.from

/** Returns the grams by which a message is searched; an empty list if it is not indexed yet. */
export async function readGrams(db: Db, tid: number): Promise<readonly number[]> {
  const row = await db.selectFrom('message_search').select('grams').where('tid', '=', tid).executeTakeFirst()
  return row?.grams ?? []
}

/** Returns, for each of the newest public, answered messages of the forum, which of these pairs it also has. */
export async function listSharedPairs(
  db: Db,
  { tid, fid }: { tid: number; fid: number },
  pairs: readonly number[]
): Promise<SharedPairs[]> {
  const { rows } = await sql<SharedPairs>`
    select s.tid, array(select gram from unnest(s.grams) as gram where gram = any(${pairs}::int[])) as pairs
    from (
      select m.tid from message m
      where m.fid = ${fid} and m.audit_state = 1 and m.is_public and m.state >= ${sql.lit(answered)} and m.tid <> ${tid}
      order by m.approved_at desc, m.tid desc limit ${sql.lit(compared)}
    ) newest
    join message_search s on s.tid = newest.tid`.execute(db)
  return rows
}

/**
 * Returns, for each of the group's newest open messages into which this one can be merged, which of these pairs it also
 * has. Domain 7.
 */
export async function listOpenSharedPairs(
  db: Db,
  { tid, group_id, is_public }: { tid: number; group_id: number; is_public: boolean },
  pairs: readonly number[]
): Promise<SharedPairs[]> {
  const { rows } = await sql<SharedPairs>`
    select s.tid, array(select gram from unnest(s.grams) as gram where gram = any(${pairs}::int[])) as pairs
    from (
      select m.tid from message m
      where m.group_id = ${group_id} and m.audit_state = 1 and m.state = any(${openStates}::int[])
        and not m.recheck_open and not m.deletion_open and m.merged_into is null
        and (m.is_public or not ${is_public}) and m.tid <> ${tid}
      order by m.approved_at desc, m.tid desc limit ${sql.lit(compared)}
    ) newest
    join message_search s on s.tid = newest.tid`.execute(db)
  return rows
}

/** A message with its last final reply, as the public reads them. */
export interface AnsweredRow {
  tid: number
  subject: string
  content: string
  at: Date
  name: string
}

/** Returns these messages with their last final replies, in the given order. */
export async function listAnswered(db: Db, tids: readonly number[]): Promise<AnsweredRow[]> {
  const { rows } = await sql<AnsweredRow>`
    select m.tid, ${publicSubject} as subject, r.content, r.created_at as at, g.name
    from message m
    cross join lateral (select content, created_at, group_id from reply
      where tid = m.tid and kind = 'final' order by id desc limit 1) r
    join org_group g on g.id = r.group_id
    where m.tid = any(${tids}) order by array_position(${tids}::int[], m.tid)`.execute(db)
  return rows
}
