import { requireInstitution, requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { readParameters } from '../site/parameters.ts'
import { rejectRecheck, strikeGrade, withdrawRecheck } from './decide.ts'
import { pageRechecks } from './page.ts'
import { requestRecheck } from './request.ts'

/** Disputing a message or its grade, and what is decided. */
export const recheckOperations = defineOperations({
  requestRecheck: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      requestRecheck(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    )
  },
  withdrawRecheck: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      withdrawRecheck(trx, requireInstitution(call.actor), call.body.tid, parameters, call.now)
    )
  },
  pageOwnRechecks: call => pageRechecks(call.db, requireInstitution(call.actor), call.body, call.now),
  pageRechecks: call => pageRechecks(call.db, requireSignedIn(call.actor), call.body, call.now),
  rejectRecheck: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx => rejectRecheck(trx, requireSignedIn(call.actor), call.body, parameters, call.now))
  },
  strikeGrade: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx => strikeGrade(trx, requireSignedIn(call.actor), call.body, parameters, call.now))
  }
})
