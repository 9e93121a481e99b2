import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { updateMessage } from '../messages/move.ts'
import { lengthOf } from '../messages/posting/words.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { requireProposalAction, requireSide } from './policy.ts'
import type { ProposalRecord } from './record.ts'
import type { ShowProposal } from './show.ts'
import { findProposal, findWaiting, updateProposal } from './store.ts'
import { type ProposalAction, proposalTransitions } from './transitions.ts'

/** Locks the message of a proposal, and reads the proposal as it is behind the lock. @throws Refusal GEN0404 */
async function lockProposal(trx: Trx, actor: InstitutionActor, id: number, action: ProposalAction) {
  const seen = await findProposal(trx, id)
  if (!seen) throw new Refusal('GEN0404')
  requireSide(actor, seen, action)
  const message = await lockMessage(trx, seen.tid)
  const proposal = await findProposal(trx, id)
  if (!proposal) throw new Refusal('GEN0404')
  return { proposal, message }
}

/**
 * Locks the proposal that the superior decides on. If the superior has read another text than the waiting one, the refusal
 * contains the waiting one.
 * @throws Refusal GEN0404, GEN0409 with the current proposal
 */
export async function lockReadProposal(
  trx: Trx,
  actor: InstitutionActor,
  { id, hash }: { readonly id: number; readonly hash: string },
  action: 'approve' | 'sendBack',
  show: ShowProposal
) {
  const { proposal, message } = await lockProposal(trx, actor, id, action)
  const waiting = await findWaiting(trx, message.tid)
  const isOther = waiting?.id !== proposal.id || waiting.hash !== hash
  if (waiting && isOther && waiting.superior_id === actor.group.id)
    throw new Refusal('GEN0409', {}, { data: { current: await show(trx, waiting, message) } })
  return { proposal, message }
}

/**
 * The superior sends a proposed reply back and says why; the group finds its text again. Domain 7.
 * @throws Refusal GEN0404, GEN0409, APR0001, ASG0006
 */
export async function sendBackReply(
  trx: Trx,
  actor: InstitutionActor,
  { reason, ...seen }: BodyOf<'sendBackReply'>,
  show: ShowProposal,
  { reasonMin }: SiteParameters,
  now: Date
) {
  const { proposal, message } = await lockReadProposal(trx, actor, seen, 'sendBack', show)
  requireProposalAction(actor, proposal, message, 'sendBack')
  if (lengthOf(reason) < reasonMin) throw new Refusal('ASG0006', { min: reasonMin })
  const saved = await updateMessage(trx, message, {})
  await closeProposal(trx, actor, saved, proposal, { action: 'sendBack', note: reason.trim() }, now)
  return { id: proposal.id, tid: saved.tid, version: saved.version }
}

/** The group takes back what waits. @throws Refusal GEN0404, APR0001. Domain 7 */
export async function withdrawProposal(trx: Trx, actor: InstitutionActor, id: number, now: Date) {
  const { proposal, message } = await lockProposal(trx, actor, id, 'withdraw')
  requireProposalAction(actor, proposal, message, 'withdraw')
  const saved = await updateMessage(trx, message, {})
  await closeProposal(trx, actor, saved, proposal, { action: 'withdraw', note: null }, now)
  return { id, tid: saved.tid, version: saved.version }
}

/** Moves a proposal along its row of the table, and tells the other group. */
export async function closeProposal(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  proposal: ProposalRecord,
  { action, note }: { action: ProposalAction; note: string | null },
  now: Date
): Promise<void> {
  const { to, verb, who } = proposalTransitions[action]
  await updateProposal(trx, proposal.id, { state: to, note, decided_by: actor.accountId, decided_at: now })
  const otherSide = who === 'superior' ? proposal.group_id : proposal.superior_id
  const happening = {
    verb,
    audience: 'holders',
    note,
    subject: { kind: 'proposal', id: proposal.id },
    before: { state: proposal.state },
    after: { state: to, hash: proposal.hash },
    groupId: otherSide,
    groups: [otherSide]
  } as const
  await recordMessageEvent(trx, message, actor, happening, now)
}
