/** The only SQL on what people tell the platform about itself. */
import type { SiteFeedbackTable } from '@board/generated/database'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { between, containing } from '../lists/narrowing.ts'

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
    .set({ ...given, state: 1, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export interface FeedbackFilter {
  /** Whose; everybody's where absent. */
  readonly accountUid?: number
  /** 1 waiting, 2 answered, else all. */
  readonly display?: number | undefined
  readonly type?: number | undefined
  readonly keywords?: string | undefined
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

const stateOf: Readonly<Record<number, 0 | 1>> = { 1: 0, 2: 1 }

function filtered(db: Db, { accountUid, display = 3, type, keywords, ...times }: FeedbackFilter) {
  let found = joined(db)
  for (const condition of [
    ...containing(keywords, 'f.content', 'a.nick_name'),
    ...between(times, 'f.created_at')
  ])
    found = found.where(sql<boolean>`${condition}`)
  if (accountUid !== undefined) found = found.where('f.account_uid', '=', accountUid)
  if (type !== undefined) found = found.where('f.type', '=', type)
  const state = stateOf[display]
  return state === undefined ? found : found.where('f.state', '=', state)
}

/** A page, newest first. */
export const selectFeedback = async (
  db: Db,
  filter: FeedbackFilter,
  { rows, offset }: { rows: number; offset: number }
): Promise<FeedbackRow[]> =>
  await filtered(db, filter)
    .selectAll('f')
    .select(['a.nick_name', 'g.name as group_name'])
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(rows)
    .offset(offset)
    .execute()

/** How many there are. */
export async function countFeedback(db: Db, filter: FeedbackFilter): Promise<number> {
  const { n } = await filtered(db, filter)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}
