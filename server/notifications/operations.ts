import { requireInstitution, requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { countNewNotices } from '../notices/read.ts'
import { countUnread, listNotifications, markNotificationsSeen, readNotification } from './read.ts'
import { pageReturned, returnedCounts } from './returned.ts'

export const notificationOperations = defineOperations({
  getUserMsgCount: async ({ db, actor }) => {
    const person = requireSignedIn(actor)
    const [{ count }, notices] = await Promise.all([countUnread(db, person), countNewNotices(db, person)])
    return { count: count + notices }
  },
  listNotifications: ({ db, actor, query, language }) =>
    listNotifications(db, requireSignedIn(actor), query, language),
  getNotification: ({ db, actor, query, language }) =>
    readNotification(db, requireSignedIn(actor), query.id, language),
  pageReturned: ({ db, actor, body, language }) =>
    pageReturned(db, requireInstitution(actor), body, language),
  returnedCounts: ({ db, actor }) => returnedCounts(db, requireInstitution(actor)),
  markNotificationsSeen: call =>
    call.write(trx => markNotificationsSeen(trx, requireSignedIn(call.actor), call.body))
})
