/** The only SQL on the tree of handling groups, and on what prevents closing, moving or deleting a group. */
import { openStates } from '@board/schemas/facts/open-states'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/open.ts'
import { pathTree } from '../../../platform/database/paths.ts'
import { literals } from '../../../platform/database/statements/literals.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'

const isOpenAssignment = sql`state in (${literals(openStates.assignment)})`
const isOpenDelivery = sql`state in (${literals(openStates.delivery)})`
const isOpenReport = sql`state in (${literals(openStates.report)})`
const isOpenProposal = sql`state in (${literals(openStates.proposal)})`
const isUnapproved = sql`audit_state in (${literals(openStates.unapproved)})`
const isApproved = sql`audit_state in (${literals(openStates.approved)})`
const isUnanswered = sql`state in (${literals(openStates.unanswered)})`
const isUnconfirmed = sql`audit_state in (${literals(openStates.campaign)})`

/** Locks groups, forums and topics against other changes of them until the transaction ends. */
export async function lockStructureRows(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('institutions', 0))`.execute(trx)
}

export const groupPaths = pathTree('org_group', 'id')

/** Tells whether another group directly below the same superior has this name. */
export async function hasSibling(
  trx: Trx,
  { id, parentId, name }: { id?: number; parentId: number | null; name: string }
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from org_group where name = ${name} and parent_id is not distinct from ${parentId}::integer
        and id is distinct from ${id ?? null}::integer
    ) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Tells whether a group has subordinates, forums, accounts or messages on their way; its kind cannot change then. */
export async function hasAnythingOfKind(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from org_group where parent_id = ${id})
      or exists (select 1 from forum where group_id = ${id})
      or exists (select 1 from account where group_id = ${id})
      or exists (select 1 from forum_handover where from_group_id = ${id} and finished_at is null) as found`.execute(
    trx
  )
  return rows[0]?.found === true
}

/** The numbers of a group's unfinished matters, by kind. */
export interface Unfinished {
  subordinates: number
  forums: number
  assignments: number
  messages: number
  handovers: number
  others: number
}

/**
 * Counts the unfinished matters of a group: open subordinates, forums that accept messages, assignments given or held,
 * messages that wait for approval, an answer or a decision; hand-overs of forums from or to it; and open deliveries, reports, proposed replies and campaigns.
 */
export async function countUnfinished(trx: Trx, id: number, now: Date): Promise<Unfinished> {
  const { rows } = await sql<Unfinished>`
    select
      (select count(*) from org_group where parent_id = ${id} and status = 1)::int as subordinates,
      (select count(*) from forum where group_id = ${id} and status = 1)::int as forums,
      (select count(*) from assignment
        where (giver_group_id = ${id} or holder_group_id = ${id}) and ${isOpenAssignment})::int as assignments,
      ((select count(*) from message where group_id = ${id} and ${isUnapproved})
        + (select count(*) from message where group_id = ${id} and ${isApproved}
          and (${isUnanswered} or explain_due or recheck_open)))::int as messages,
      (select count(*) from forum_handover
        where (from_group_id = ${id} or to_group_id = ${id}) and finished_at is null)::int as handovers,
      ((select count(*) from delivery where (group_id = ${id} or to_group_id = ${id}) and ${isOpenDelivery})
        + (select count(*) from message_report where (group_id = ${id} or superior_id = ${id}) and ${isOpenReport})
        + (select count(*) from reply_proposal where (group_id = ${id} or superior_id = ${id}) and ${isOpenProposal})
        + (select count(*) from campaign where group_id = ${id} and withdrawn_at is null
          and (${isUnconfirmed} or end_at > ${now})))::int as others`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('A query without a table gives one row')
  return row
}

/** Counts the open assignments, reports and proposed replies between a group and its superior. */
export async function countBetween(trx: Trx, id: number, superiorId: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select ((select count(*) from assignment
        where holder_group_id = ${id} and giver_group_id = ${superiorId} and ${isOpenAssignment})
      + (select count(*) from message_report
        where group_id = ${id} and superior_id = ${superiorId} and ${isOpenReport})
      + (select count(*) from reply_proposal
        where group_id = ${id} and superior_id = ${superiorId} and ${isOpenProposal}))::int as open`.execute(
    trx
  )
  return rows[0]?.open ?? 0
}

/** Tells whether any record refers to a group. */
export async function isGroupUsed(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from org_group where parent_id = ${id})
      or exists (select 1 from forum where group_id = ${id})
      or exists (select 1 from account where group_id = ${id})
      or exists (select 1 from message where group_id = ${id})
      or exists (select 1 from assignment where giver_group_id = ${id} or holder_group_id = ${id})
      or exists (select 1 from reply where group_id = ${id})
      or exists (select 1 from delivery where group_id = ${id} or to_group_id = ${id})
      or exists (select 1 from message_report where group_id = ${id} or superior_id = ${id})
      or exists (select 1 from reply_proposal where group_id = ${id} or superior_id = ${id})
      or exists (select 1 from campaign where group_id = ${id})
      or exists (select 1 from library_case where group_id = ${id})
      or exists (select 1 from forum_handover where from_group_id = ${id} or to_group_id = ${id})
      or exists (select 1 from recheck where group_id = ${id}) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Reads a group and keeps it unchanged until the transaction ends. */
export async function shareGroup(
  trx: Trx,
  id: number
): Promise<{ parent_id: number | null; organization: number; status: number } | undefined> {
  const [group] = await sharedGroup(trx, { id })
  return group
}

const sharedGroup = prepared((db, { id }: { id: number }) =>
  db.selectFrom('org_group').select(['parent_id', 'organization', 'status']).where('id', '=', id).forShare()
)
