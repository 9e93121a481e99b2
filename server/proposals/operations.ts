import { requireInstitution } from '../actor.ts'
import { listStaffAttachments } from '../attachments/list.ts'
import { type Call, defineOperations } from '../http/call.ts'
import { writeByParameters } from '../site/parameters.ts'
import { approveReply, type Show, sendBackReply, withdrawProposal } from './decide.ts'
import { pageProposals } from './page.ts'
import { proposalView } from './view.ts'

/** Shows the proposal that waits now to a superior who decided on another one. */
const shownBy =
  ({ actor, deps, now }: Pick<Call<'approveReply'>, 'actor' | 'deps' | 'now'>): Show =>
  async (trx, proposal, message) => {
    const viewer = { keys: deps.keys, now, actor }
    const attachments = await listStaffAttachments(trx, { tids: [message.tid] }, viewer)
    return proposalView(actor, proposal, message, attachments.ofIds(proposal.aids))
  }

/** Replies that the superior approves before they are published. */
export const proposalOperations = defineOperations({
  approveReply: call =>
    writeByParameters(call, (trx, parameters) =>
      approveReply(trx, requireInstitution(call.actor), call.body, shownBy(call), parameters, call.now)
    ),
  sendBackReply: call =>
    writeByParameters(call, (trx, parameters) =>
      sendBackReply(trx, requireInstitution(call.actor), call.body, shownBy(call), parameters, call.now)
    ),
  withdrawProposal: call =>
    call.write(trx => withdrawProposal(trx, requireInstitution(call.actor), call.body.id, call.now)),
  pageProposals: call => pageProposals(call.db, requireInstitution(call.actor), call.body)
})
