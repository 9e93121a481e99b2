import type { Trx } from '../database/open.ts'
import { markLettersDue } from '../database/outbox-flag.ts'
import { insertNotifications, type NotificationRow } from './store.ts'

/** The recipients: accounts, and groups (each account of a group reads the group's). */
export interface Told {
  readonly accounts?: readonly number[]
  readonly groups?: readonly number[]
}

/** The content of a notification: an event that was recorded. */
export interface News {
  readonly eventId: number
  readonly verb: string
  /** The message that the event is about; null if it is about none. */
  readonly tid: number | null
  readonly subject: string
  /** The subject for groups; a group that handles the message reads the original there. `subject` if absent. */
  readonly publicSubject?: string
  readonly at: Date
  /** True if the caller writes the letters, so that the accounts get none by their choice. */
  readonly hasOwnLetters?: boolean
}

/**
 * Notifies people of an event, each once, even if they are named several times. Accounts that chose letters get one, too;
 * the same transaction puts it into the outbox. Domain 6.
 */
export async function notify(trx: Trx, news: News, told: Told): Promise<void> {
  const row = (target: Pick<NotificationRow, 'account_uid' | 'group_id' | 'subject'>): NotificationRow => ({
    ...target,
    event_id: news.eventId,
    tid: news.tid,
    verb: news.verb,
    at: news.at
  })
  const { subject, publicSubject = subject } = news
  const rows = [
    ...[...new Set(told.accounts)].map(uid => row({ account_uid: uid, group_id: null, subject })),
    ...[...new Set(told.groups)].map(id => row({ account_uid: null, group_id: id, subject: publicSubject }))
  ]
  const letters = await insertNotifications(trx, rows, { withLetters: !news.hasOwnLetters })
  if (letters > 0) markLettersDue(trx)
}
