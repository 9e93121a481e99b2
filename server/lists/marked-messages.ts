/** The messages that a citizen keeps, or has opened: the last first. Domain 6. */
import { type RawBuilder, sql } from 'kysely'
import type { CitizenActor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { searchCondition, textContains } from '../search/condition.ts'
import { readPage } from './paging.ts'
import { type PublicRow, readRows } from './public-messages.ts'

export type MarkedKind = 'favourite' | 'follow' | 'opened'

/** A message of the list; its row is not to be shown where it is not available any more. */
export interface MarkedRow {
  readonly row: PublicRow
  readonly markedAt: Date
  readonly isAvailable: boolean
}

export interface MarkedRequest {
  readonly keywords?: string | undefined
  readonly page?: number | undefined
  readonly rows?: number | undefined
}

/** What is hidden is found by no words; one's own by those of its subject, before it is approved too. */
function matching({ accountId }: CitizenActor, keywords: string | undefined): RawBuilder<unknown> {
  const words = keywords?.trim()
  if (!words) return sql``
  const own = sql`m.author_uid = ${accountId} and ${textContains('m.subject', words)}`
  const open = sql`m.audit_state = 1 and (m.is_public or m.author_uid = ${accountId})`
  return sql`and ((${own}) or (${open} and ${searchCondition(words)}))`
}

/** A page of one's own list, and how many it holds. @throws Refusal MSG0011 */
export async function listMarkedMessages(
  db: Db,
  actor: CitizenActor,
  kind: MarkedKind,
  request: MarkedRequest
): Promise<{ list: MarkedRow[]; total: number }> {
  const { accountId } = actor
  const page = readPage(request)
  const from = sql`from message_mark k join message m on m.tid = k.tid
    where k.account_uid = ${accountId} and k.kind = ${kind} ${matching(actor, request.keywords)}`
  const [marks, counted] = await Promise.all([
    sql<{ tid: number; markedAt: Date; isAvailable: boolean }>`
      select k.tid, k.at as "markedAt",
        (m.audit_state = 1 and m.is_public) or m.author_uid = ${accountId} as "isAvailable"
      ${from} order by k.at desc, k.tid desc limit ${page.rows} offset ${page.offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  ])
  const tids = marks.rows.map(({ tid }) => tid)
  const order = { column: 'm.approved_at', id: 'm.tid', descending: true }
  const shown = new Map((await readRows(db, order, sql`${tids}::int[]`)).map(row => [row.tid, row]))
  return {
    list: marks.rows.flatMap(({ tid, markedAt, isAvailable }) => {
      const row = shown.get(tid)
      return row ? [{ row, markedAt, isAvailable }] : []
    }),
    total: counted.rows[0]?.total ?? 0
  }
}
