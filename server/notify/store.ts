/** The only SQL that writes notifications. */
import type { Trx } from '../database/open.ts'

export interface NotificationRow {
  account_uid: number | null
  group_id: number | null
  event_id: number
  tid: number | null
  verb: string
  subject: string
  at: Date
}

/** Rows of one statement, which takes a bounded number of values. */
const batch = 1000

/** Writes one row per person or group. */
export async function insertNotifications(trx: Trx, rows: readonly NotificationRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await trx
      .insertInto('notification')
      .values(rows.slice(start, start + batch))
      .execute()
  }
}
