/** All SQL of acts on issues. */
import { sql } from 'kysely'
import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { findIssue, type IssueRecord, type IssueSight } from './read-store.ts'

/**
 * Locks an issue of which the reader may see a message.
 * @throws Refusal GEN0404
 */
export async function lockIssue(trx: Trx, id: number, sight: IssueSight): Promise<IssueRecord> {
  await sql`select id from hot_issue where id = ${id} for update`.execute(trx)
  const issue = await findIssue(trx, id, sight)
  if (!issue) throw new Refusal('GEN0404')
  return issue
}

/** Takes a message out of an issue. @returns false if the reader may not see it in the issue, or it was taken out before */
export async function takeOut(
  trx: Trx,
  { id, tid, by, sight }: { id: number; tid: number; by: number; sight: IssueSight },
  now: Date
): Promise<'taken' | 'before' | 'missing'> {
  const path = sight === null ? '/' : sight.path
  const { rows } = await sql<{ removed: boolean }>`
    select h.removed_at is not null as removed from hot_issue_member h
      join message m on m.tid = h.tid join org_group g on g.id = m.group_id
    where h.issue_id = ${id} and h.tid = ${tid} and g.path like ${`${path}%`}`.execute(trx)
  const [row] = rows
  if (!row) return 'missing'
  if (row.removed) return 'before'
  await trx
    .updateTable('hot_issue_member')
    .set({ removed_at: now, removed_by: by })
    .where('issue_id', '=', id)
    .where('tid', '=', tid)
    .execute()
  return 'taken'
}

/** Marks an issue as dismissed; what was published is no longer public, and stays written down. */
export async function markDismissed(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('hot_issue')
    .set(({ eb }) => ({ state: 1, published_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Writes what the public reads of an issue. */
export async function markPublished(
  trx: Trx,
  id: number,
  published: { public_title: string; public_text: string; progress: string; published_at: Date }
): Promise<void> {
  await trx
    .updateTable('hot_issue')
    .set(({ eb }) => ({ ...published, state: 2, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
