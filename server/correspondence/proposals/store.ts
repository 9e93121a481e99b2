/** The only SQL on proposed replies. */
import type { ReplyProposalTable } from '@board/generated/database'
import type { Insertable, Updateable } from 'kysely'
import type { InstitutionActor, Organization } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import type { ProposalRecord } from './record.ts'
import { proposalLapse } from './transitions.ts'

const selectProposal = (db: Db | Trx) =>
  db
    .selectFrom('reply_proposal as p')
    .innerJoin('org_group as g', 'g.id', 'p.group_id')
    .innerJoin('org_group as s', 's.id', 'p.superior_id')
    .selectAll('p')
    .select(['g.name as group_name', 's.name as superior_name'])

/** Finds a proposal. */
export async function findProposal(db: Db | Trx, id: number): Promise<ProposalRecord | undefined> {
  return (await selectProposal(db).where('p.id', '=', id).executeTakeFirst()) as ProposalRecord | undefined
}

/** Finds the proposal of a message that waits. */
export async function findWaiting(db: Db | Trx, tid: number): Promise<ProposalRecord | undefined> {
  const [row] = await waitingProposal(db, { tid })
  return row as ProposalRecord | undefined
}

const waitingProposal = prepared((db, { tid }: { tid: number }) =>
  selectProposal(db)
    .where('p.tid', '=', tid)
    .where('p.state', 'in', [...proposalLapse.from])
)

/** Lists a message's proposals, oldest first. */
export async function listProposals(db: Db | Trx, tid: number): Promise<ProposalRecord[]> {
  return (await selectProposal(db).where('p.tid', '=', tid).orderBy('p.id').execute()) as ProposalRecord[]
}

/** Lists the attachments of all that a group proposed for a message. */
export async function listProposedAids(trx: Trx, tid: number, groupId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('reply_proposal')
    .select('aids')
    .where('tid', '=', tid)
    .where('group_id', '=', groupId)
    .execute()
  return rows.flatMap(({ aids }) => aids)
}

/**
 * Tells whether a reply to a message was proposed to a group, or by it. Withdrawn and lapsed proposals do not
 * count, nor do those of a message that neither of the two has in hand any more. Decision 0037.
 */
export async function isPartyToProposal(db: Db | Trx, tid: number, groupId: number): Promise<boolean> {
  const proposal = await db
    .selectFrom('reply_proposal as p')
    .innerJoin('message as m', 'm.tid', 'p.tid')
    .select('p.id')
    .where('p.tid', '=', tid)
    .where('p.state', '<', 3)
    .where('p.is_past', '=', false)
    .where(eb => eb.or([eb('p.group_id', '=', groupId), eb('p.superior_id', '=', groupId)]))
    .where(eb =>
      eb.or([eb('m.group_id', '=', eb.ref('p.group_id')), eb('m.group_id', '=', eb.ref('p.superior_id'))])
    )
    .limit(1)
    .executeTakeFirst()
  return proposal !== undefined
}

/** Writes a proposal; returns its id. */
export async function insertProposal(trx: Trx, row: Insertable<ReplyProposalTable>): Promise<number> {
  const { id } = await trx.insertInto('reply_proposal').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Writes what became of a proposal. */
export async function updateProposal(
  trx: Trx,
  id: number,
  change: Pick<Updateable<ReplyProposalTable>, 'state' | 'note' | 'decided_by' | 'decided_at'>
): Promise<void> {
  await trx.updateTable('reply_proposal').set(change).where('id', '=', id).execute()
}

/** Ends a proposal that nobody decided. */
export const endProposal = (trx: Trx, id: number, now: Date): Promise<void> =>
  updateProposal(trx, id, { state: proposalLapse.to, decided_at: now })

/** Puts a message's proposals into the past: another group has it. */
export async function putProposalsPast(trx: Trx, tid: number): Promise<void> {
  await trx.updateTable('reply_proposal').set({ is_past: true }).where('tid', '=', tid).execute()
}

/** Reads who proposed a reply: the account and the group, as they are now. */
export async function selectProposer(
  trx: Trx,
  { proposed_by, group_id }: Pick<ProposalRecord, 'proposed_by' | 'group_id'>
): Promise<{ displayName: string; group: InstitutionActor['group'] }> {
  const row = await trx
    .selectFrom('org_group as g')
    .innerJoin('account as a', join => join.on('a.uid', '=', proposed_by))
    .select([
      'a.nick_name as displayName',
      'g.id',
      'g.name',
      'g.parent_id as parentId',
      'g.path',
      'g.organization',
      'g.allow_collect as allowCollect',
      'g.allow_delivery as allowDelivery',
      'g.allow_handle_delivery as allowHandleDelivery',
      'g.allow_no_alert as allowNoAlert',
      'g.reply_approval as replyApproval'
    ])
    .where('g.id', '=', group_id)
    .executeTakeFirstOrThrow()
  const { displayName, organization, ...group } = row
  return { displayName, group: { ...group, organization: organization as Organization } }
}
