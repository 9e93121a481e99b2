import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { countUnread, listNotices, markNoticesSeen } from './read.ts'

export const notificationOperations = defineOperations({
  getUserMsgCount: call => countUnread(call.db, requireSignedIn(call.actor)),
  listNotices: ({ db, actor, query: { page = 1, rows = 10 } }) =>
    listNotices(db, requireSignedIn(actor), { page, rows }),
  markNoticesSeen: call =>
    call.write(trx => markNoticesSeen(trx, requireSignedIn(call.actor), call.body.lastId))
})
