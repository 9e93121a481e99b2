import { writeByParameters } from '../../directory/site/parameters.ts'
import { requireInstitution } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { getHandledMessage } from '../messages/handled.ts'
import { listMergeCandidates } from './candidates.ts'
import { mergeMessage } from './merge.ts'
import { splitMessage } from './split.ts'

/** Operations on merges: messages with the same content get one answer. */
export const mergingOperations = defineOperations({
  mergeMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      mergeMessage(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    ),
  listMergeCandidates: async call => {
    const message = await getHandledMessage(call.db, call.actor, call.body.tid)
    return await listMergeCandidates(call.db, requireInstitution(call.actor), message)
  },
  splitMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      splitMessage(trx, requireInstitution(call.actor), call.body.tid, parameters, call.now)
    )
})
