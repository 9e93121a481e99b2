import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lastEventOf } from '../../platform/events/last.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listAssignments } from '../../records/assignment-core/find.ts'
import { requireDraftsSeen } from '../assignments/require-drafts-seen.ts'
import { hashedFiles } from '../attachments/attach.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { requireAction } from '../messages/policy.ts'
import { closeProposal, lockReadProposal } from '../proposals/decide.ts'
import { hashOf } from '../proposals/hash.ts'
import { requireProposalAction } from '../proposals/policy.ts'
import { proposerOf } from '../proposals/proposer.ts'
import { actionOf } from '../proposals/record.ts'
import type { ShowProposal } from '../proposals/show.ts'
import { proposalTransitions } from '../proposals/transitions.ts'
import { publishAnswer } from './publish-answer.ts'
import { publishEdit } from './publish-edit.ts'

/**
 * The superior approves exactly the text that was shown. It is published in the name of the group that proposed it. The
 * deadline is met at the time of the approval. The number of attachments was checked with the proposal. Domain 7.
 * @throws Refusal GEN0404, GEN0409, APR0001, ASG0007 for a draft that was handed in after the text was proposed
 */
export async function approveReply(
  trx: Trx,
  actor: InstitutionActor,
  seen: BodyOf<'approveReply'>,
  show: ShowProposal,
  parameters: SiteParameters,
  now: Date
) {
  const { proposal, message } = await lockReadProposal(trx, actor, seen, 'approve', show)
  requireProposalAction(actor, proposal, message, 'approve')
  const proposer = await proposerOf(trx, proposal)
  const action = actionOf[proposal.kind]
  requireAction(proposer, message, action, await circumstancesOf(trx, message, parameters, now))
  const files = await hashedFiles(trx, message.tid, proposal.aids)
  if (hashOf(proposal, files) !== proposal.hash)
    throw new Refusal('APR0001', { action: proposalTransitions.approve.name })
  // an edit takes no draft's place
  if (action !== 'editReply')
    await requireDraftsSeen(
      trx,
      proposer,
      await listAssignments(trx, message.tid),
      await lastEventOf(trx, message.tid, 'proposal.submitted')
    )
  await closeProposal(trx, actor, message, proposal, { action: 'approve', note: null }, now)
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
