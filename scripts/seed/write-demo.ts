import type { Trx } from '@board/server/database/open'
import { feedbackRows, markRows } from './activity.ts'
import { demoAccountList, demoRoles } from './demo-accounts.ts'
import { indexedLater } from './indexed-later.ts'
import { insertRows } from './insert.ts'
import type { Institutions } from './institutions.ts'
import type { Ledger } from './ledger.ts'
import { insertReference } from './reference.ts'
import { searchRows } from './search-rows.ts'
import { insertDepartments, insertStaff } from './staff.ts'
import { standardTexts } from './standard-texts.ts'
import type { World } from './world.ts'
import { insertInstitutions } from './write-institutions.ts'

/** Writes everything in one transaction: a database has the demo data whole, or not at all. */
export async function writeDemo(
  trx: Trx,
  institutions: Institutions,
  world: World,
  ledger: Ledger,
  now: Date
) {
  await insertReference(trx)
  await insertInstitutions(trx, institutions)
  await insertDepartments(trx)
  await insertRows(trx, 'account', world.accounts, { id: 'uid' })
  const roles = await trx.selectFrom('role').select(['id', 'code']).execute()
  await insertRows(trx, 'account_role', demoRoles(new Map(roles.map(({ id, code }) => [code ?? '', id]))))
  await insertStaff(trx, world.accounts, now)
  await insertRows(trx, 'standard_text', standardTexts(world), { id: 'id' })
  await insertRows(trx, 'message', ledger.messages, { id: 'tid' })
  await insertRows(trx, 'content_item', ledger.contents, { id: 'id' })
  await indexedLater(trx, 'message_search', 'message_search_grams', () =>
    insertRows(trx, 'message_search', searchRows(ledger))
  )
  await insertRows(trx, 'assignment', ledger.assignments, { id: 'tpid' })
  await insertRows(trx, 'reply', ledger.replies, { id: 'id' })
  await insertRows(trx, 'grade', ledger.grades, { id: 'id' })
  await insertRows(trx, 'recheck', ledger.rechecks, { id: 'id' })
  await insertRows(trx, 'deletion_request', ledger.deletions, { id: 'id' })
  await insertRows(trx, 'delivery', ledger.deliveries, { id: 'id' })
  await insertRows(trx, 'message_report', ledger.reports, { id: 'id' })
  await insertRows(trx, 'readdressing', ledger.readdressings, { id: 'id' })
  await insertRows(trx, 'attachment', ledger.attachments, { id: 'aid' })
  await insertRows(trx, 'event', ledger.events, { id: 'id' })
  await insertRows(trx, 'notification', ledger.notifications, { id: 'id' })
  await insertRows(trx, 'notification_seen', seenRows(world, ledger))
  await insertRows(trx, 'message_mark', markRows(world, ledger, now))
  await insertRows(trx, 'site_feedback', feedbackRows(world, now), { id: 'id' })
  await countForums(trx)
  await trx
    .insertInto('site_mark')
    .values({ name: 'demo', value: JSON.stringify(demoAccountList()), at: now })
    .execute()
}

/** How many of the newest notices a demo account has not looked at yet. */
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

/** The numbers of the leaders' pages, as the job will keep them. */
async function countForums(trx: Trx): Promise<void> {
  const counted = trx
    .selectFrom('message')
    .select(eb => [
      'fid',
      eb.fn.countAll<number>().as('messages'),
      eb.fn.countAll<number>().filterWhere('state', '>', 0).as('replies')
    ])
    .where('audit_state', '=', 1)
    .where('is_public', '=', true)
    .groupBy('fid')
    .as('counted')
  await trx
    .updateTable('forum')
    .from(counted)
    .set(eb => ({ message_count: eb.ref('counted.messages'), reply_count: eb.ref('counted.replies') }))
    .whereRef('forum.fid', '=', 'counted.fid')
    .execute()
}
