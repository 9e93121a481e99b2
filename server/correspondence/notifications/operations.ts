import type { Language } from '@board/schemas/errors/catalogue'
import { countNewNotices } from '../../administration/notices/read.ts'
import { requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { convertNames } from '../../platform/http/pages/traditional.ts'
import {
  countUnread,
  listNotifications,
  markNotificationsSeen,
  type Reading,
  readNotification
} from './read.ts'
import { pageReturned, returnedCounts } from './returned.ts'

const readingIn = (language: Language): Reading => ({
  language,
  named: data => convertNames(language, data)
})

export const notificationOperations = defineOperations({
  getUserMsgCount: async ({ db, actor }) => {
    const person = requireSignedIn(actor)
    const [{ count }, notices] = await Promise.all([countUnread(db, person), countNewNotices(db, person)])
    return { count: count + notices }
  },
  listNotifications: ({ db, actor, query, language }) =>
    listNotifications(db, requireSignedIn(actor), query, readingIn(language)),
  getNotification: ({ db, actor, query, language }) =>
    readNotification(db, requireSignedIn(actor), query.id, readingIn(language)),
  pageReturned: ({ db, actor, body, language }) =>
    pageReturned(db, requireInstitution(actor), body, language),
  returnedCounts: ({ db, actor }) => returnedCounts(db, requireInstitution(actor)),
  markNotificationsSeen: call =>
    call.write(trx => markNotificationsSeen(trx, requireSignedIn(call.actor), call.body))
})
