import { requireInstitution } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { notePresence } from './present.ts'

export const presenceOperations = defineOperations({
  notePresence: call =>
    call.write(trx => notePresence(trx, requireInstitution(call.actor), call.body, call.now))
})
