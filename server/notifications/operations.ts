import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { countNewNotices } from '../notices/read.ts'
import { countUnread, listNotifications, markNotificationsSeen } from './read.ts'

export const notificationOperations = defineOperations({
  getUserMsgCount: async ({ db, actor }) => {
    const person = requireSignedIn(actor)
    const [{ count }, notices] = await Promise.all([countUnread(db, person), countNewNotices(db, person)])
    return { count: count + notices }
  },
  listNotifications: ({ db, actor, query: { page = 1, rows = 10, keywords } }) =>
    listNotifications(db, requireSignedIn(actor), { page, rows, keywords }),
  markNotificationsSeen: call =>
    call.write(trx => markNotificationsSeen(trx, requireSignedIn(call.actor), call.body.lastId))
})
