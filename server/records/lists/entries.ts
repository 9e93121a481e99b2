/** Lists of campaigns' entries, and of the most liked suggestions. Domain 5, 6. */

import { suggestionType } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { CitizenActor, InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { fromSeconds } from '../../platform/paging/columns.ts'
import { timeConditions } from '../../platform/paging/narrowing.ts'
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
import { Refusal } from '../../platform/refusal.ts'
import { searchCondition } from '../search/condition.ts'
import { isAssigned } from './assigned.ts'
import { lastGrade } from './last-grade.ts'
import { promiseFacts, promiseJoins } from './promise-facts.ts'
import { forumsIn, readRows } from './public-messages.ts'
import { keptBy, proposedKind, type StaffRow } from './staff-messages.ts'

const orders = {
  'approvedAt:desc': { column: 'm.approved_at', id: 'm.tid', descending: true },
  'likeCount:desc': { column: 'm.like_count', id: 'm.tid', descending: true, counts: true }
} as const satisfies Record<string, Order>

interface EntryFilter extends PageRequest {
  readonly adopted?: 0 | 1 | undefined
  readonly fid?: number | undefined
  readonly organization?: number | undefined
  /** Forums of this region and of those below it. */
  readonly regionId?: number | undefined
  readonly timeSt?: number | undefined
  readonly order?: keyof typeof orders | undefined
}

/**
 * Reads a page of public messages of some kind.
 * @throws Refusal MSG0011
 */
async function publicPage(db: Db, kind: RawBuilder<unknown>, order: Order, filter: EntryFilter) {
  const page = readPage(filter)
  const { adopted, fid, organization, regionId, timeSt } = filter
  const conditions = [
    sql`m.audit_state = 1 and m.is_public`,
    kind,
    ...(adopted === undefined ? [] : [sql`m.adopted = ${adopted === 1}`]),
    ...(fid === undefined ? [] : [sql`m.fid = ${fid}`]),
    ...(organization === undefined
      ? []
      : [sql`m.fid = any(array(select f.fid from forum f where f.organization = ${organization}))`]),
    ...(regionId === undefined ? [] : [sql`m.fid = any(array(${forumsIn(regionId)}))`]),
    ...(timeSt === undefined ? [] : [sql`m.approved_at >= ${fromSeconds(timeSt)}`])
  ]
  const where = sql.join(conditions, sql` and `)
  const tids = sql`array(select m.tid from message m where ${where} and ${afterCursorOfAll(order, page.after)}
    order by ${orderBy(order, false)} ${limitOf(page)})`
  const [rows, total] = await Promise.all([
    readRows(db, order, tids),
    cappedTotal(db, sql`from message m where ${where}`)
  ])
  return { rows, isFull: rows.length === page.rows, ...total }
}

/**
 * Reads a page of a campaign's approved public entries.
 * @throws Refusal MSG0011
 */
export const listPublicEntries = (db: Db, id: number, filter: EntryFilter) =>
  publicPage(db, sql`m.collect_id = ${id}`, orders[filter.order ?? 'approvedAt:desc'], filter)

/**
 * Reads a page of public suggestions, the most liked first.
 * @throws Refusal MSG0011
 */
export const listHotSuggestions = (db: Db, filter: EntryFilter) =>
  publicPage(db, sql`m.type_id = ${sql.lit(suggestionType)}`, orders['likeCount:desc'], filter)

interface StaffEntryFilter extends PageRequest {
  readonly display?: number | undefined
  readonly keywords?: string | undefined
  readonly fids?: readonly number[] | undefined
  readonly replied?: 0 | 1 | undefined
  readonly isPublic?: boolean | undefined
  readonly timeSt?: number | undefined
  readonly timeEd?: number | undefined
  readonly order?: keyof typeof orders | undefined
}

function staffConditions(groupId: number, id: number, filter: StaffEntryFilter): RawBuilder<unknown>[] {
  const { display, keywords, fids, replied, isPublic, timeSt, timeEd } = filter
  if (timeSt !== undefined && timeEd !== undefined && timeEd < timeSt) throw new Refusal('MSG0010')
  return [
    // an entry that was re-addressed to another group stays in the campaign if it is public
    sql`m.collect_id = ${id} and m.audit_state = 1 and (m.is_public or m.group_id = ${groupId})`,
    ...(display === 2 || display === 3 ? [sql`m.adopted = ${display === 3}`] : []),
    ...(fids?.length ? [sql`m.fid = any(${[...fids]}::int[])`] : []),
    ...(replied === undefined ? [] : [sql`(m.state > 0) = ${replied === 1}`]),
    ...(isPublic === undefined ? [] : [sql`m.is_public = ${isPublic}`]),
    ...timeConditions({ startTime: timeSt, endTime: timeEd }, 'm.created_at'),
    ...(keywords?.trim() ? [searchCondition(keywords)] : [])
  ]
}

/**
 * Reads a page of a campaign's approved entries: its group's own, and the public ones of other groups.
 * @throws Refusal MSG0010, MSG0011
 */
export async function listStaffEntries(
  db: Db,
  actor: InstitutionActor,
  id: number,
  filter: StaffEntryFilter
) {
  const order = orders[filter.order ?? 'approvedAt:desc']
  const page = readPage(filter)
  const where = sql.join(staffConditions(actor.group.id, id, filter), sql` and `)
  const [{ rows }, total] = await Promise.all([
    sql<StaffRow>`
      select m.*, f.organization, f.name as forum_name, g.name as group_name, ${cursorKey(order)} as cursor,
        ${isAssigned} as assigned, ${keptBy(actor)} as kept, ${lastGrade}, ${proposedKind}, ${promiseFacts} as "promiseFacts"
      from message m join forum f on f.fid = m.fid join org_group g on g.id = m.group_id ${promiseJoins}
      where ${where} and ${afterCursorOfAll(order, page.after)}
      order by ${orderBy(order, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from message m where ${where}`)
  ])
  return { rows, isFull: rows.length === page.rows, ...total }
}

/**
 * An entry of the reader, with the columns from which the phase of its campaign is computed. The title is null unless
 * the public may read the campaign.
 */
export interface OwnEntryRow extends StaffRow {
  title: string | null
  confirmed: number | null
  begin_at: Date | null
  end_at: Date | null
  withdrawn_at: Date | null
}

const lastWritten: Order = { column: 'm.created_at', id: 'm.tid', descending: true }

/**
 * Reads a page of a citizen's entries, newest first, of one campaign or of all.
 * @throws Refusal MSG0011, GEN0400
 */
export async function listOwnEntries(
  db: Db,
  actor: CitizenActor,
  filter: PageRequest & { readonly id?: number | undefined }
): Promise<Found<OwnEntryRow>> {
  const page = readPage(filter)
  const own = sql`m.author_uid = ${actor.accountId} and m.collect_id is not null`
  const where = filter.id === undefined ? own : sql`${own} and m.collect_id = ${filter.id}`
  const [{ rows }, total] = await Promise.all([
    sql<OwnEntryRow>`
      select m.*, f.organization, f.name as forum_name, g.name as group_name, false as assigned,
        ${cursorKey(lastWritten)} as cursor, t.title, c.confirmed, c.begin_at, c.end_at, c.withdrawn_at,
        ${promiseFacts} as "promiseFacts"
      from message m join forum f on f.fid = m.fid join org_group g on g.id = m.group_id
      join campaign c on c.id = m.collect_id
      left join campaign_text t on t.campaign_id = c.id and t.number = c.confirmed and c.withdrawn_at is null
      ${promiseJoins}
      where ${where} and ${afterCursorOfAll(lastWritten, page.after)}
      order by ${orderBy(lastWritten, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from message m where ${where}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}
