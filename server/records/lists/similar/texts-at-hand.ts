import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'

/**
 * Lists the standard texts of the groups that may answer a message: its own group, and the groups to which it is
 * assigned.
 */
export async function listTextsAtHand(
  db: Db | Trx,
  { tid, group_id }: { readonly tid: number; readonly group_id: number }
): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select s.content from standard_text s
    where s.group_id = ${group_id}
      or s.group_id in (select a.holder_group_id from assignment a where a.tid = ${tid} and not a.is_past)`.execute(
    db
  )
  return rows.map(({ content }) => content)
}
