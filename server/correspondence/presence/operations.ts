import { requireInstitution } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { notePresence } from './present.ts'

export const presenceOperations = defineOperations({
  notePresence: call =>
    call.write(trx => notePresence(trx, requireInstitution(call.actor), call.body, call.now))
})
