import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { getNotice, listNotices, readNotice } from './read.ts'
import { sendNotice, withdrawNotice } from './send.ts'

/** Notices as their readers have them, and what is done with them beside keeping their records. */
export const noticeOperations = defineOperations({
  listNotices: ({ db, actor, query: { page = 1, rows = 10 } }) => listNotices(db, actor, { page, rows }),
  getNotice: ({ db, actor, query }) => getNotice(db, actor, query.id),
  readNotice: call => call.write(trx => readNotice(trx, requireSignedIn(call.actor), call.body.id, call.now)),
  sendNotice: call => call.write(trx => sendNotice(trx, requireSignedIn(call.actor), call.body, call.now)),
  withdrawNotice: call =>
    call.write(trx => withdrawNotice(trx, requireSignedIn(call.actor), call.body, call.now))
})
