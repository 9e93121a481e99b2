import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../actor.ts'
import { hashedFiles } from '../attachments/attach.ts'
import type { Trx } from '../database/open.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { lockMessage } from '../messages/lock.ts'
import { updateMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import type { MessageRecord } from '../messages/record.ts'
import { tell } from '../messages/tell.ts'
import { lengthOf } from '../messages/words.ts'
import { Refusal } from '../refusal.ts'
import { publishAnswer } from '../replies/publish-answer.ts'
import { publishEdit } from '../replies/publish-edit.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { hashOf } from './hash.ts'
import { requireProposalAction, requireSide } from './policy.ts'
import { proposerOf } from './proposer.ts'
import { actionOf, type ProposalRecord } from './record.ts'
import { findProposal, findWaiting, updateProposal } from './store.ts'
import { type ProposalAction, proposalTransitions } from './transitions.ts'

/** Shows a proposal as it is now to a superior who read an older one. */
export type Show = (trx: Trx, proposal: ProposalRecord, message: MessageRecord) => Promise<unknown>

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
 * Locks what the superior decides on. Whoever read another text than the one that waits gets the one that waits.
 * @throws Refusal GEN0404, GEN0409 with the current proposal, APR0001
 */
async function lockRead(
  trx: Trx,
  actor: InstitutionActor,
  { id, hash }: { readonly id: number; readonly hash: string },
  action: 'approve' | 'sendBack',
  show: Show
) {
  const { proposal, message } = await lockProposal(trx, actor, id, action)
  const waiting = await findWaiting(trx, message.tid)
  const isOther = waiting?.id !== proposal.id || waiting.hash !== hash
  if (waiting && isOther && waiting.superior_id === actor.group.id)
    throw new Refusal('GEN0409', {}, { data: { current: await show(trx, waiting, message) } })
  requireProposalAction(actor, proposal, message, action)
  return { proposal, message }
}

/**
 * The superior approves exactly the text that was read; it is published in the name of the group that proposed it,
 * and the deadline is met now. The number of attachments was checked when it was proposed. Domain 7.
 * @throws Refusal GEN0404, GEN0409, APR0001
 */
export async function approveReply(
  trx: Trx,
  actor: InstitutionActor,
  seen: BodyOf<'approveReply'>,
  show: Show,
  parameters: SiteParameters,
  now: Date
) {
  const { proposal, message } = await lockRead(trx, actor, seen, 'approve', show)
  const proposer = await proposerOf(trx, proposal)
  const action = actionOf[proposal.kind]
  requireAction(proposer, message, action, await circumstancesOf(trx, message, parameters, now))
  const files = await hashedFiles(trx, message.tid, proposal.aids)
  if (hashOf(proposal, files) !== proposal.hash)
    throw new Refusal('APR0001', { action: proposalTransitions.approve.name })
  await close(trx, actor, message, proposal, { action: 'approve', note: null }, now)
  const { content, aids, detector_reason, from_tpid, reply_id, reply_version } = proposal
  const detectorReason = detector_reason ?? undefined
  const published =
    action === 'editReply'
      ? await publishEdit(
          trx,
          proposer,
          message,
          {
            replyId: reply_id ?? 0,
            version: reply_version ?? 0,
            content,
            aids,
            known: aids,
            detectorReason
          },
          now
        )
      : await publishAnswer(
          trx,
          proposer,
          message,
          { action, content, aids, known: aids, fromTpid: from_tpid ?? undefined, detectorReason },
          now
        )
  return { id: proposal.id, tid: message.tid, version: published.version }
}

/**
 * The superior sends a proposed reply back and says why; the group finds its text again. Domain 7.
 * @throws Refusal GEN0404, GEN0409, APR0001, ASG0006
 */
export async function sendBackReply(
  trx: Trx,
  actor: InstitutionActor,
  { reason, ...seen }: BodyOf<'sendBackReply'>,
  show: Show,
  { reasonMin }: SiteParameters,
  now: Date
) {
  const { proposal, message } = await lockRead(trx, actor, seen, 'sendBack', show)
  if (lengthOf(reason) < reasonMin) throw new Refusal('ASG0006', { min: reasonMin })
  const saved = await updateMessage(trx, message, {})
  await close(trx, actor, saved, proposal, { action: 'sendBack', note: reason.trim() }, now)
  return { id: proposal.id, tid: saved.tid, version: saved.version }
}

/** The group takes back what waits. @throws Refusal GEN0404, APR0001. Domain 7 */
export async function withdrawProposal(trx: Trx, actor: InstitutionActor, id: number, now: Date) {
  const { proposal, message } = await lockProposal(trx, actor, id, 'withdraw')
  requireProposalAction(actor, proposal, message, 'withdraw')
  const saved = await updateMessage(trx, message, {})
  await close(trx, actor, saved, proposal, { action: 'withdraw', note: null }, now)
  return { id, tid: saved.tid, version: saved.version }
}

/** Moves a proposal along its row of the table, and tells the other group. */
async function close(
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
  await tell(trx, message, actor, happening, now)
}
