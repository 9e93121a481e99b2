import { writeByParameters } from '../../directory/site/parameters.ts'
import { requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { rejectRecheck, strikeGrade, withdrawRecheck } from './decide.ts'
import { pageRechecks } from './page.ts'
import { requestRecheck } from './request.ts'

/** Operations on rechecks: requests, and the decisions on them. */
export const recheckOperations = defineOperations({
  requestRecheck: call =>
    writeByParameters(call, (trx, parameters) =>
      requestRecheck(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    ),
  withdrawRecheck: call =>
    writeByParameters(call, (trx, parameters) =>
      withdrawRecheck(trx, requireInstitution(call.actor), call.body.tid, parameters, call.now)
    ),
  pageOwnRechecks: call =>
    pageRechecks(call.db, requireInstitution(call.actor), call.body, call.language, call.now),
  pageRechecks: call =>
    pageRechecks(call.db, requireSignedIn(call.actor), call.body, call.language, call.now),
  rejectRecheck: call =>
    writeByParameters(call, (trx, parameters) =>
      rejectRecheck(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    ),
  strikeGrade: call =>
    writeByParameters(call, (trx, parameters) =>
      strikeGrade(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
    )
})
