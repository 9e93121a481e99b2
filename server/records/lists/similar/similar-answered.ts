import { sql } from 'kysely'
import type { Db } from '../../../platform/database/open.ts'
import { publicSubject } from '../../message-core/public-wording.ts'
import { messageTransitions } from '../../message-core/transitions.ts'
import { findSimilar } from '../../search/similar.ts'
import type { SharedPairs } from '../../search/similarity.ts'
import { readWaitingTexts } from '../requests/waiting-risks.ts'

/** The number of newest open messages of a group that are compared. */
const compared = 500

/** The trace states of messages without a final reply. */
const openStates = messageTransitions.replyInterim.state.from

/** Returns the grams by which a message is searched; an empty list if it is not indexed yet. */
export async function readGrams(db: Db, tid: number): Promise<readonly number[]> {
  const row = await db.selectFrom('message_search').select('grams').where('tid', '=', tid).executeTakeFirst()
  return row?.grams ?? []
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

/** A message like another one, with its last final reply; null if it has none. */
export interface SimilarRow {
  tid: number
  subject: string
  content: string | null
  at: Date | null
  name: string
  /** The original text of the message itself. */
  text: string
}

/** The largest number of similar messages that are listed. */
const mostSimilar = 8

/**
 * Lists the messages most like one: public ones of all forums and those of its own group, answered ones first, then the most
 * like. Messages of the region come before others.
 */
export async function listSimilarRows(
  db: Db,
  { tid, group_id }: { readonly tid: number; readonly group_id: number }
): Promise<SimilarRow[]> {
  const [own] = await readWaitingTexts(db, [tid])
  if (!own) return []
  const conditions = sql<boolean>`m.audit_state = 1 and m.tid <> ${tid} and (m.is_public or m.group_id = ${group_id})`
  const near = own.regionId ?? undefined
  const found = await findSimilar(db, own, { conditions, rows: mostSimilar, near })
  const tids = found.map(one => one.tid)
  const { rows } = await sql<SimilarRow>`
    select m.tid, ${publicSubject} as subject, r.content, r.created_at as at, coalesce(g.name, own.name) as name, c.content as text
    from message m
    join content_item c on c.tid = m.tid and c.position = 0
    join org_group own on own.id = m.group_id
    left join lateral (select content, created_at, group_id from reply
      where tid = m.tid and kind = 'final' order by id desc limit 1) r on true
    left join org_group g on g.id = r.group_id
    where m.tid = any(${tids})
    order by r.content is null, array_position(${tids}::int[], m.tid)`.execute(db)
  return rows
}
