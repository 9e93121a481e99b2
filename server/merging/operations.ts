import { requireInstitution } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { writeByParameters } from '../site/parameters.ts'
import { mergeMessage } from './merge.ts'
import { splitMessage } from './split.ts'

/** Answering messages together that say the same. */
export const mergingOperations = defineOperations({
  mergeMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      mergeMessage(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    ),
  splitMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      splitMessage(trx, requireInstitution(call.actor), call.body.tid, parameters, call.now)
    )
})
