import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { listStaffAttachments } from '../attachments/list.ts'
import type { ProposalRecord } from './record.ts'
import { proposalView } from './view.ts'

/** Shows a proposal as it is now to a superior who read an older one. */
export type ShowProposal = (trx: Trx, proposal: ProposalRecord, message: MessageRecord) => Promise<unknown>

/** Returns a function that shows the proposal that waits now to a superior who decided on another one. */
export const showWaiting =
  ({ actor, deps: { keys }, now }: { actor: Actor; deps: { keys: Keys }; now: Date }): ShowProposal =>
  async (trx, proposal, message) => {
    const attachments = await listStaffAttachments(trx, { tids: [message.tid] }, { keys, now, actor })
    return proposalView(actor, proposal, message, attachments.ofIds(proposal.aids))
  }
