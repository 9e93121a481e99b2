import { sql } from 'kysely'

/** Returns an SQL expression for the id up to which an account has read all notifications; 0 if there is none. */
export const readUntil = (uid: number) =>
  sql<number>`coalesce((select last_id from notification_seen where account_uid = ${uid}), 0)`

/**
 * Returns the condition that an account has not read a notification `n`, either with all up to a later one or alone.
 */
export const isNewTo = (uid: number) => sql<boolean>`(n.id > ${readUntil(uid)} and not exists (
  select from notification_read r where r.account_uid = ${uid} and r.notification_id = n.id))`
