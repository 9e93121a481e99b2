import type { Trx } from '@board/server/platform/database/open'
import { sql } from 'kysely'
import { insertRows } from '../reference/insert.ts'
import { demoAccountList } from './demo-accounts.ts'
import type { Ledger } from './ledger.ts'
import type { World } from './world.ts'

/**
 * Writes the events and notifications: those of the ledger, and those that the verbs wrote meanwhile. Both together
 * are numbered by time.
 */
export async function writeEvents(trx: Trx, world: World, ledger: Ledger): Promise<void> {
  await takeOver(trx, ledger)
  ledger.numberEventsByTime()
  await checkReferences(trx, false)
  await insertRows(trx, 'event', ledger.events, { id: 'id' })
  await insertRows(trx, 'notification', ledger.notifications, { id: 'id' })
  await checkReferences(trx, true)
  await insertRows(trx, 'notification_seen', seenRows(world, ledger))
}

/**
 * Turns the check of references on or off. The check takes as long as writing the rows, and the references of events
 * and notifications are known to be valid. Only a superuser may turn it off, such as that of the embedded database.
 */
async function checkReferences(trx: Trx, checked: boolean): Promise<void> {
  const role = checked ? 'origin' : 'replica'
  await sql`select set_config('session_replication_role', ${role}, true)
    from pg_user where usename = current_user and usesuper`.execute(trx)
}

/**
 * Moves the events that the verbs wrote into the ledger. Single events cannot be changed or deleted; the table can only
 * be emptied.
 */
async function takeOver(trx: Trx, ledger: Ledger): Promise<void> {
  const events = await trx.selectFrom('event').selectAll().orderBy('id').execute()
  const notices = await trx.selectFrom('notification').selectAll().orderBy('id').execute()
  const ids = new Map(events.map(({ id }) => [id, ledger.nextId()]))
  const idOf = (id: number) => ids.get(id) ?? 0
  for (const event of events) ledger.events.push({ ...event, id: idOf(event.id) })
  for (const notice of notices)
    ledger.notifications.push({ ...notice, id: ledger.nextId(), event_id: idOf(notice.event_id) })
  await sql`truncate event, notification, notification_read, outbox`.execute(trx)
}

/** The number of the newest notifications that a demo account has not read yet. */
const unread = 6

function seenRows(world: World, { notifications }: Ledger) {
  return demoAccountList().flatMap((_, index) => {
    const account = world.accounts[index]
    const own = notifications.filter(row =>
      account?.group_id ? row.group_id === account.group_id : row.account_uid === account?.uid
    )
    const last = own.at(-1 - unread)
    return account && last ? [{ account_uid: account.uid, last_id: last.id }] : []
  })
}
