import { writeByParameters } from '../../directory/site/parameters.ts'
import { requireInstitution } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { sendBackReply, withdrawProposal } from './decide.ts'
import { pageProposals } from './page.ts'
import { showWaiting } from './show.ts'

/** Replies that the superior approves before they are published. */
export const proposalOperations = defineOperations({
  sendBackReply: call =>
    writeByParameters(call, (trx, parameters) =>
      sendBackReply(trx, requireInstitution(call.actor), call.body, showWaiting(call), parameters, call.now)
    ),
  withdrawProposal: call =>
    call.write(trx => withdrawProposal(trx, requireInstitution(call.actor), call.body.id, call.now)),
  pageProposals: call =>
    pageProposals(call.db, requireInstitution(call.actor), call.body, call.language, call.now)
})
