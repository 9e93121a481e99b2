import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { findMessages } from '../search/find.ts'

export interface SuggestedMessage {
  tid: number
  subject: string
  forumName: string
}

const most = 8

/** Public messages whose words hold what is typed; special characters are ignored. Specification 5, 7. */
export async function suggestMessages(db: Db, typed: string): Promise<SuggestedMessage[]> {
  const words = typed.replace(/[^\p{L}\p{N}\s]/gu, ' ').trim()
  if (!words) return []
  const { tids } = await findMessages(db, words, { rows: most })
  const { rows } = await sql<SuggestedMessage>`
    select m.tid, coalesce(m.public_subject, m.subject) as subject, f.name as "forumName"
    from message m join forum f on f.fid = m.fid
    where m.tid = any(${tids}) order by m.approved_at desc, m.tid desc`.execute(db)
  return rows
}
