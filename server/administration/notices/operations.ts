import { requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { readPage } from '../../platform/paging/paging.ts'
import { getNotice, listNotices, readNotice } from './read.ts'
import { sendNotice, withdrawNotice } from './send.ts'

/** Notices as their readers have them, and what is done with them beside keeping their records. */
export const noticeOperations = defineOperations({
  listNotices: async ({ db, actor, query }) => listNotices(db, actor, readPage(query)),
  getNotice: ({ db, actor, query }) => getNotice(db, actor, query.id),
  readNotice: call => call.write(trx => readNotice(trx, requireSignedIn(call.actor), call.body.id, call.now)),
  sendNotice: call => call.write(trx => sendNotice(trx, requireSignedIn(call.actor), call.body, call.now)),
  withdrawNotice: call =>
    call.write(trx => withdrawNotice(trx, requireSignedIn(call.actor), call.body, call.now))
})
