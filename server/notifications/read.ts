import type { components } from '@board/generated/openapi'
import { exactTotal } from '@board/schemas/formats'
import type { SignedInActor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { seconds } from '../site/time.ts'
import { countNotifications, findSeen, moveSeen, type Recipient, selectNotifications } from './store.ts'

/** Of an institution's account its group's notifications are its own too. */
const recipientOf = ({ accountId, group }: SignedInActor): Recipient => ({
  uid: accountId,
  groupId: group?.id ?? null
})

/** How many notifications are new, up to 10,000; asked every minute by every open page. Specification 7, 9. */
export async function countUnread(db: Db | Trx, actor: SignedInActor): Promise<{ count: number }> {
  const seen = await findSeen(db, actor.accountId)
  return { count: await countNotifications(db, recipientOf(actor), seen, exactTotal) }
}

/** A page of notifications, newest first; with words, those whose subject holds them. */
export async function listNotifications(
  db: Db,
  actor: SignedInActor,
  { keywords = '', ...page }: { keywords?: string | undefined; offset: number; rows: number }
): Promise<components['schemas']['NotificationPage']> {
  const recipient = { ...recipientOf(actor), words: keywords.trim() }
  const seen = await findSeen(db, actor.accountId)
  const notices = await selectNotifications(db, recipient, page)
  return {
    list: notices.map(notice => ({ ...notice, at: seconds(notice.at), unread: notice.id > seen })),
    total: await countNotifications(db, recipient, 0, exactTotal),
    unread: await countNotifications(db, recipient, seen, exactTotal)
  }
}

/** Marks notifications as read up to one of them; gives how many are still new. */
export async function markNotificationsSeen(
  trx: Trx,
  actor: SignedInActor,
  lastId: number
): Promise<{ count: number }> {
  await moveSeen(trx, recipientOf(actor), lastId)
  return await countUnread(trx, actor)
}
