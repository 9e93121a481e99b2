import { writeByParameters } from '../../directory/site/parameters.ts'
import { requireCitizen, requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { adoptSuggestion } from './adopt-suggestion.ts'
import { requestDeletion, withdrawDeletion } from './ask-deletion.ts'
import { consentDeletion, refuseDeletion } from './decide-deletion.ts'
import { pageDeletions } from './deletions.ts'
import { searchForums } from './forums.ts'
import { readdressMessage } from './readdress.ts'
import { redactMessage } from './redact.ts'
import { restoreMessage, takeDownMessage } from './take-down.ts'
import { withdrawMessage } from './withdraw.ts'

/** Operations on posted messages: editors' changes, withdrawal, authors' requests for deletion, and adopted suggestions. */
export const moderationOperations = defineOperations({
  takeDownMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      takeDownMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    ),
  restoreMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      restoreMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    ),
  readdressMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      readdressMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    ),
  redactMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      redactMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    ),
  withdrawMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      withdrawMessage(trx, requireCitizen(call.actor), call.body.tid, parameters, call.now)
    ),
  requestDeletion: call =>
    writeByParameters(call, (trx, parameters) =>
      requestDeletion(trx, requireCitizen(call.actor), call.body, parameters, call.now)
    ),
  withdrawDeletion: call =>
    writeByParameters(call, (trx, parameters) =>
      withdrawDeletion(trx, requireCitizen(call.actor), call.body.tid, parameters, call.now)
    ),
  pageDeletions: call => pageDeletions(call.db, call.actor, call.body, call.language, call.now),
  consentDeletion: call =>
    writeByParameters(call, (trx, parameters) =>
      consentDeletion(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    ),
  refuseDeletion: call =>
    writeByParameters(call, (trx, parameters) =>
      refuseDeletion(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    ),
  adoptSuggestion: call => {
    const mark = { tid: call.body.tid, adopted: true }
    return writeByParameters(call, (trx, parameters) =>
      adoptSuggestion(trx, requireInstitution(call.actor), mark, parameters, call.now)
    )
  },
  cancelAdoption: call => {
    const mark = { tid: call.body.tid, adopted: false }
    return writeByParameters(call, (trx, parameters) =>
      adoptSuggestion(trx, requireInstitution(call.actor), mark, parameters, call.now)
    )
  },
  searchForums: call => searchForums(call.db, call.body)
})
