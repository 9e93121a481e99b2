import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { fitsMessage } from './policy.ts'
import { endProposal, findWaiting, putProposalsPast } from './store.ts'

/**
 * Ends what waits of a message if the message no longer takes it: it is taken down, deleted, another group's, under
 * recheck, merged or graded. The group keeps the text. Domain 7.
 * @param message the message as it is now
 */
export const lapseUnfitProposal = (
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  now: Date
): Promise<void> => lapse(trx, actor, message, now, fitsMessage)

/** Ends what waits of a message: its group published something else. */
export const lapseProposal = (trx: Trx, actor: Actor, message: MessageRecord, now: Date): Promise<void> =>
  lapse(trx, actor, message, now, () => false)

async function lapse(
  trx: Trx,
  actor: Actor,
  message: MessageRecord,
  now: Date,
  stays: typeof fitsMessage
): Promise<void> {
  const proposal = await findWaiting(trx, message.tid)
  if (!proposal || stays(proposal, message)) return
  await endProposal(trx, proposal.id, now)
  const happening = {
    verb: 'proposal.lapsed',
    audience: 'holders',
    subject: { kind: 'proposal', id: proposal.id },
    groupId: proposal.group_id,
    groups: [proposal.group_id, proposal.superior_id]
  } as const
  await recordMessageEvent(trx, message, actor, happening, now)
}

/** A message is another group's: the two groups of its earlier proposals read it no more by them. Decision 0037. */
export const putProposalsAway = putProposalsPast
