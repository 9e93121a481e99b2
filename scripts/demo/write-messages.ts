import type { Trx } from '@board/server/platform/database/open'
import { insertRows } from '../reference/insert.ts'
import { withoutIndex } from './indexed-later.ts'
import type { Ledger } from './ledger.ts'
import { searchRows } from './search-rows.ts'

/** Writes messages with their rows, but without their events, because later scenes add more events. */
export async function writeMessages(trx: Trx, ledger: Ledger): Promise<void> {
  await insertRows(trx, 'message', ledger.messages, { id: 'tid' })
  await insertRows(trx, 'content_item', ledger.contents, { id: 'id' })
  await withoutIndex(trx, 'message_search', 'message_search_grams', () =>
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
}
