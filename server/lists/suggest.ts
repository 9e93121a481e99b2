import { sql } from 'kysely'
import { type Actor, type InstitutionActor, isCitizen } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { publicSubject } from '../message-core/public-wording.ts'
import { messageTransitions } from '../message-core/transitions.ts'
import { searchCondition } from '../search/condition.ts'
import { findMessages } from '../search/find.ts'

export interface SuggestedMessage {
  tid: number
  subject: string
  forumName: string
  voiceCount: number
  joined: boolean
  joinable: boolean
}

const most = 8

/** The trace state from which on a message cannot be joined. */
const concluded = messageTransitions.lastExplanation.state.to

const wordsOf = (typed: string): string => typed.replace(/[^\p{L}\p{N}\s]/gu, ' ').trim()

/** Finds public messages that contain the typed words; special characters are ignored. Specification 5, 7; domain 7. */
export async function suggestMessages(db: Db, actor: Actor, typed: string): Promise<SuggestedMessage[]> {
  const words = wordsOf(typed)
  if (!words) return []
  const uid = isCitizen(actor) ? actor.accountId : null
  const { tids } = await findMessages(db, words, { rows: most })
  const { rows } = await sql<SuggestedMessage>`
    select m.tid, ${publicSubject} as subject, f.name as "forumName", m.voice_count as "voiceCount",
      exists (select 1 from voice v where v.tid = m.tid and v.account_uid = ${uid}::int) as joined,
      m.state < ${concluded} and m.author_uid is distinct from ${uid}::int as joinable
    from message m join forum f on f.fid = m.fid
    where m.tid = any(${tids}) order by m.approved_at desc, m.tid desc`.execute(db)
  return rows
}

/**
 * Finds the messages with the typed words that an institution can open to handle or to read: those of its
 * forums, those of groups below in their public form, and those assigned to it. Specification 2.
 */
export async function suggestToInstitution(
  db: Db,
  { group }: InstitutionActor,
  typed: string
): Promise<SuggestedMessage[]> {
  const words = wordsOf(typed)
  if (!words) return []
  const holds = searchCondition(words)
  const below = sql`m.group_id = any(array(select id from org_group where path like ${`${group.path}%`}))`
  // each half uses its own index
  const { rows } = await sql<SuggestedMessage>`
    select m.tid, case when m.group_id = ${group.id} or page.held then m.subject
      else ${publicSubject} end as subject, f.name as "forumName", m.voice_count as "voiceCount",
      false as joined, false as joinable
    from (
      (select m.tid, m.approved_at, false as held from message m where m.audit_state = 1 and ${below} and ${holds}
        order by m.approved_at desc, m.tid desc limit ${sql.lit(most)})
      union all
      (select m.tid, m.approved_at, true as held from assignment a join message m on m.tid = a.tid
        where a.holder_group_id = ${group.id} and not a.is_past and m.audit_state = 1 and ${holds}
        order by a.created_at desc, a.tpid desc limit ${sql.lit(most)})
    ) as page
    join message m on m.tid = page.tid
    join forum f on f.fid = m.fid
    order by page.approved_at desc, page.tid desc`.execute(db)
  return [...new Map(rows.map(row => [row.tid, row])).values()].slice(0, most)
}
