import { requireInstitution, requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { readPage } from '../lists/paging.ts'
import { countNewNotices } from '../notices/read.ts'
import { countUnread, listNotifications, markNotificationsSeen } from './read.ts'
import { pageReturned, returnedCounts } from './returned.ts'

export const notificationOperations = defineOperations({
  getUserMsgCount: async ({ db, actor }) => {
    const person = requireSignedIn(actor)
    const [{ count }, notices] = await Promise.all([countUnread(db, person), countNewNotices(db, person)])
    return { count: count + notices }
  },
  listNotifications: async ({ db, actor, query }) =>
    listNotifications(db, requireSignedIn(actor), { ...readPage(query), keywords: query.keywords }),
  pageReturned: ({ db, actor, body, language }) =>
    pageReturned(db, requireInstitution(actor), body, language),
  returnedCounts: ({ db, actor }) => returnedCounts(db, requireInstitution(actor)),
  markNotificationsSeen: call =>
    call.write(trx => markNotificationsSeen(trx, requireSignedIn(call.actor), call.body.lastId))
})
