import { requireCitizen, requireInstitution, requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { readParameters } from '../site/parameters.ts'
import { adoptSuggestion } from './adopt-suggestion.ts'
import { requestDeletion, withdrawDeletion } from './ask-deletion.ts'
import { consentDeletion, refuseDeletion } from './decide-deletion.ts'
import { pageDeletions } from './deletions.ts'
import { searchForums } from './forums.ts'
import { readdressMessage } from './readdress.ts'
import { redactMessage } from './redact.ts'
import { restoreMessage, takeDownMessage } from './take-down.ts'

/** What an editor does with an approved message. */
export const moderationOperations = defineOperations({
  takeDownMessage: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      takeDownMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    )
  },
  restoreMessage: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      restoreMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    )
  },
  readdressMessage: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      readdressMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    )
  },
  redactMessage: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx => redactMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now))
  },
  requestDeletion: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      requestDeletion(trx, requireCitizen(call.actor), call.body, parameters, call.now)
    )
  },
  withdrawDeletion: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      withdrawDeletion(trx, requireCitizen(call.actor), call.body.tid, parameters, call.now)
    )
  },
  pageDeletions: call => pageDeletions(call.db, call.actor, call.body, call.now),
  consentDeletion: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      consentDeletion(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    )
  },
  refuseDeletion: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      refuseDeletion(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    )
  },
  adoptSuggestion: async call => {
    const parameters = await readParameters(call.db)
    const mark = { tid: call.body.tid, adopted: true }
    return call.write(trx => adoptSuggestion(trx, requireInstitution(call.actor), mark, parameters, call.now))
  },
  cancelAdoption: async call => {
    const parameters = await readParameters(call.db)
    const mark = { tid: call.body.tid, adopted: false }
    return call.write(trx => adoptSuggestion(trx, requireInstitution(call.actor), mark, parameters, call.now))
  },
  searchForums: call => searchForums(call.db, call.body)
})
