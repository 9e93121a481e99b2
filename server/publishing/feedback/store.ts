/** The only SQL on what people tell the platform about itself. */
import type { SiteFeedbackTable } from '@board/generated/database'
import { feedbackTabs } from '@board/schemas/boards/feedback'
import { tabNamed } from '@board/schemas/boards/tabs'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { textConditions, timeConditions } from '../../platform/paging/narrowing.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  countedTotal,
  cursorKey,
  type Found,
  type Order,
  orderBy,
  type Page
} from '../../platform/paging/paging.ts'
import { conditionsByDisplay } from '../../platform/paging/tabs.ts'
import { feedbackTransitions } from './transitions.ts'

/** Feedback with the names of who wrote it. */
export type FeedbackRow = Selectable<SiteFeedbackTable> & { nick_name: string; group_name: string | null }

export async function insertFeedback(trx: Trx, row: Insertable<SiteFeedbackTable>): Promise<number> {
  return (await trx.insertInto('site_feedback').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const joined = (db: Db | Trx) =>
  db
    .selectFrom('site_feedback as f')
    .innerJoin('account as a', 'a.uid', 'f.account_uid')
    .leftJoin('org_group as g', 'g.id', 'a.group_id')

/** One, which nobody else answers until the transaction ends. */
export const lockFeedback = async (trx: Trx, id: number): Promise<FeedbackRow | undefined> =>
  await joined(trx)
    .selectAll('f')
    .select(['a.nick_name', 'g.name as group_name'])
    .where('f.id', '=', id)
    .forUpdate('f')
    .executeTakeFirst()

export async function setAnswer(
  trx: Trx,
  id: number,
  given: { answer: string; answered_by: number; answered_at: Date }
): Promise<void> {
  await trx
    .updateTable('site_feedback')
    .set({ ...given, state: feedbackTransitions.answer.to, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export interface FeedbackFilter {
  /** The account of the feedback; absent: all accounts. */
  readonly accountUid?: number
  readonly id?: number | undefined
  /** The number of a tab; absent: all. */
  readonly display?: number | undefined
  readonly type?: number | undefined
  readonly keywords?: string | undefined
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

const tabs = conditionsByDisplay(feedbackTabs, { feedbackState: sql`f.state` })

const { display: everything } = tabNamed(feedbackTabs, 'all')

function filtered(
  db: Db,
  { accountUid, id, display = everything, type, keywords, ...times }: FeedbackFilter
) {
  let found = joined(db)
  for (const condition of [
    ...textConditions(keywords, 'f.content', 'a.nick_name'),
    ...timeConditions(times, 'f.created_at')
  ])
    found = found.where(sql<boolean>`${condition}`)
  if (accountUid !== undefined) found = found.where('f.account_uid', '=', accountUid)
  if (id !== undefined) found = found.where('f.id', '=', id)
  if (type !== undefined) found = found.where('f.type', '=', type)
  return found.where(tabs[display] ?? sql<boolean>`true`)
}

const newest: Order = { column: 'f.created_at', id: 'f.id', descending: true }

/** A page, newest first. */
export async function selectFeedback(
  db: Db,
  filter: FeedbackFilter,
  page: Page
): Promise<Found<FeedbackRow>> {
  const [rows, n] = await Promise.all([
    filtered(db, filter)
      .selectAll('f')
      .select(['a.nick_name', 'g.name as group_name', cursorKey(newest).as('cursor')])
      .where(afterCursorOfAll(newest, page.after))
      .orderBy(orderBy(newest, false))
      .limit(page.rows)
      .offset(page.offset)
      .execute(),
    countFeedback(db, filter)
  ])
  return { rows, ...countedTotal(n), isFull: rows.length === page.rows }
}

/** Counts feedback, up to 10,001. */
export async function countFeedback(db: Db, filter: FeedbackFilter): Promise<number> {
  const { total, totalCapped } = await cappedTotal(
    db,
    sql`from (${filtered(db, filter).select('f.id')}) as found`
  )
  return totalCapped ? total + 1 : total
}

/** Forgets how somebody wanted to be reached about what they told the platform; the texts stay. */
export async function clearContactsOf(trx: Trx, accountUid: number): Promise<void> {
  await trx
    .updateTable('site_feedback')
    .set({ contact_sealed: null })
    .where('account_uid', '=', accountUid)
    .where('contact_sealed', 'is not', null)
    .execute()
}
