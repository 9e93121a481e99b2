import { requireCitizen, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { addHandlingRecord } from './add.ts'
import { endHandlingRecord } from './end.ts'
import { getHandlingRecord, listOwnHandling, pageHandlingRecords } from './read.ts'

/** Operations on the handling records of accounts. */
export const handlingOperations = defineOperations({
  pageHandlingRecords: ({ db, actor, body, now }) =>
    pageHandlingRecords(db, requireSignedIn(actor), body, now),
  getHandlingRecord: ({ db, actor, body, now }) =>
    getHandlingRecord(db, requireSignedIn(actor), body.id, now),
  addHandlingRecord: call =>
    call.write(trx =>
      addHandlingRecord(trx, requireSignedIn(call.actor), call.body, call.language, call.now)
    ),
  endHandlingRecord: call =>
    call.write(trx => endHandlingRecord(trx, requireSignedIn(call.actor), call.body, call.now)),
  listOwnHandling: ({ db, actor, query, now }) => listOwnHandling(db, requireCitizen(actor), query, now)
})
