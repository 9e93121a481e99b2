/** The messages that a citizen has marked or opened, the last first. Domain 6. */
import { type RawBuilder, sql } from 'kysely'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  limitOf,
  type Order,
  orderBy,
  type PageRequest,
  readPage
} from '../../platform/paging/paging.ts'
import { textContains } from '../../platform/paging/text-contains.ts'
import { searchCondition } from '../search/condition.ts'
import { type PublicRow, readRows } from './public-messages.ts'

export type MarkedKind = 'favourite' | 'follow' | 'opened'

/** A message of the list. Its row must not be shown if `isAvailable` is false. */
export interface MarkedRow {
  readonly row: PublicRow
  readonly markedAt: Date
  readonly isAvailable: boolean
}

export interface MarkedRequest extends PageRequest {
  readonly keywords?: string | undefined
}

const lastMarked: Order = { column: 'k.at', id: 'k.tid', descending: true }

/**
 * Returns the search condition. Hidden messages are never found. Own messages are also found by their subject, even
 * before approval.
 */
function matching({ accountId }: CitizenActor, keywords: string | undefined): RawBuilder<unknown> {
  const words = keywords?.trim()
  if (!words) return sql``
  const own = sql`m.author_uid = ${accountId} and ${textContains('m.subject', words)}`
  const open = sql`m.audit_state = 1 and (m.is_public or m.author_uid = ${accountId})`
  return sql`and ((${own}) or (${open} and ${searchCondition(words)}))`
}

/**
 * Reads a page of the citizen's own list, and its total.
 * @throws Refusal MSG0011, GEN0400
 */
export async function listMarkedMessages(
  db: Db,
  actor: CitizenActor,
  kind: MarkedKind,
  request: MarkedRequest
): Promise<Found<MarkedRow>> {
  const { accountId } = actor
  const page = readPage(request)
  const from = sql`from message_mark k join message m on m.tid = k.tid
    where k.account_uid = ${accountId} and k.kind = ${kind} ${matching(actor, request.keywords)}`
  const [marks, total] = await Promise.all([
    sql<{ tid: number; markedAt: Date; isAvailable: boolean; cursor: string }>`
      select k.tid, k.at as "markedAt",
        (m.audit_state = 1 and m.is_public) or m.author_uid = ${accountId} as "isAvailable", ${cursorKey(lastMarked)} as cursor
      ${from} and ${afterCursorOfAll(lastMarked, page.after)}
      order by ${orderBy(lastMarked, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, from)
  ])
  const tids = marks.rows.map(({ tid }) => tid)
  const order = { column: 'm.approved_at', id: 'm.tid', descending: true }
  const shown = new Map((await readRows(db, order, sql`${tids}::int[]`)).map(row => [row.tid, row]))
  return {
    rows: marks.rows.flatMap(({ tid, markedAt, isAvailable, cursor }) => {
      const row = shown.get(tid)
      return row ? [{ row, markedAt, isAvailable, cursor }] : []
    }),
    ...total,
    isFull: marks.rows.length === page.rows
  }
}
