/** Lists of cases: the public library, and the lists of institutions and editors. */
import type { BodyOf, QueryOf } from '@board/generated/calls'
import { caseTabs, tabNamed } from '@board/schemas/boards/tabs'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { textConditions, timeConditions } from '../../platform/paging/narrowing.ts'
import { pageOf } from '../../platform/paging/page-of.ts'
import type { Found, Order, PageRequest } from '../../platform/paging/paging.ts'
import { conditionsByDisplay, countTabs, type TabCount } from '../../platform/paging/tabs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { publicSubject } from '../message-core/public-wording.ts'
import { forumsIn } from './public-messages.ts'
import { handledBy } from './staff-messages.ts'

type Filter = BodyOf<'pageCases'>

/** A case with the facts of its message that lists and pages show. */
export interface CaseListRow {
  readonly id: number
  readonly tid: number
  readonly groupId: number
  readonly title: string
  readonly summary: string
  readonly measures: string
  readonly result: string
  readonly domainId: number
  readonly typeId: number
  readonly groupName: string
  readonly forumName: string
  readonly regionId: number | null
  readonly regionName: string
  readonly subject: string
  readonly state: string
  readonly note: string | null
  readonly proposerName: string
  readonly createdAt: Date
  readonly changedAt: Date
  readonly handedInAt: Date | null
  readonly decidedAt: Date | null
  readonly publishedAt: Date | null
  readonly processInstanceId: number | null
  readonly version: number
}

const columns = (
  subject: RawBuilder<string>
) => sql`c.id, c.tid, c.group_id as "groupId", c.title, c.summary, c.measures, c.result,
  c.domain_id as "domainId", m.type_id as "typeId", g.name as "groupName", f.name as "forumName",
  f.region_id as "regionId", coalesce(r.name, '') as "regionName", ${subject} as subject, c.state, c.note,
  a.nick_name as "proposerName", c.created_at as "createdAt", c.changed_at as "changedAt",
  c.handed_in_at as "handedInAt", c.decided_at as "decidedAt", c.published_at as "publishedAt",
  c.process_instance_id as "processInstanceId", c.version`

const from = sql`from library_case c
  join message m on m.tid = c.tid
  join forum f on f.fid = m.fid
  join org_group g on g.id = c.group_id
  join account a on a.uid = c.proposed_by
  left join region r on r.id = f.region_id`

/** Condition: the case is published, and the public may read its message. */
const open = sql<boolean>`(c.state = 'published' and m.audit_state = 1 and m.is_public)`

/** Returns the subject: the original for editors and for a group that handles the message, else the public wording. */
const subjectFor = (groupId: number | null): RawBuilder<string> =>
  groupId === null
    ? sql`m.subject`
    : sql`case when ${handledBy(sql`${groupId}::int`)} then m.subject else ${publicSubject} end`

/**
 * Returns the condition for the cases of a group. For null it is the condition for the cases that editors see: those
 * that were submitted at some time.
 */
const ofReader = (groupId: number | null): RawBuilder<unknown> =>
  groupId === null ? sql`c.handed_in_at is not null` : sql`c.group_id = ${groupId}`

const paged = (
  db: Db,
  request: PageRequest,
  subject: RawBuilder<string>,
  conditions: readonly RawBuilder<unknown>[],
  order: Order
): Promise<Found<CaseListRow>> => pageOf(db, request, { columns: columns(subject), from, conditions, order })

const lastPublished: Order = { column: 'c.published_at', id: 'c.id', descending: true }
const lastChanged: Order = { column: 'c.changed_at', id: 'c.id', descending: true }

/**
 * Reads a page of the public library, the newest first.
 * @throws Refusal MSG0011, GEN0400
 */
export const listPublicCases = (db: Db, filter: NonNullable<QueryOf<'listCases'>>) =>
  paged(
    db,
    filter,
    publicSubject,
    [
      open,
      ...textConditions(filter.keywords, 'c.title', 'c.summary', 'c.measures', 'c.result'),
      ...(filter.domainId === undefined ? [] : [sql`c.domain_id = ${filter.domainId}`]),
      ...(filter.typeId === undefined ? [] : [sql`m.type_id = ${filter.typeId}`]),
      ...(filter.regionId === undefined ? [] : [sql`m.fid = any(array(${forumsIn(filter.regionId)}))`])
    ],
    lastPublished
  )

const tabConditions = conditionsByDisplay(caseTabs, { caseState: sql`c.state` })

const { display: everything } = tabNamed(caseTabs, 'all')

function conditionsOf(groupId: number | null, filter: Filter): RawBuilder<unknown>[] {
  const { startTime, endTime, domainIds } = filter
  if (startTime !== undefined && endTime !== undefined && endTime < startTime) throw new Refusal('MSG0010')
  return [
    ofReader(groupId),
    ...(filter.tid === undefined ? [] : [sql`c.tid = ${filter.tid}`]),
    ...textConditions(filter.keywords, 'c.title', 'c.summary', 'c.measures', 'c.result', subjectFor(groupId)),
    ...(domainIds?.length ? [sql`c.domain_id = any(${[...domainIds]}::int[])`] : []),
    ...timeConditions({ startTime, endTime }, 'c.changed_at')
  ]
}

/**
 * Reads a page of the cases of a group, or of those that editors see. The last changed is first.
 * @throws Refusal MSG0010, MSG0011, GEN0400
 */
export async function listStaffCases(db: Db, groupId: number | null, filter: Filter) {
  const tab = tabConditions[filter.display ?? everything] ?? sql`true`
  const conditions = [...conditionsOf(groupId, filter), tab]
  return await paged(db, filter, subjectFor(groupId), conditions, lastChanged)
}

/**
 * Counts the cases in each tab.
 * @throws Refusal MSG0010
 */
export async function countCases(db: Db, groupId: number | null, filter: Filter): Promise<TabCount[]> {
  const where = sql.join(conditionsOf(groupId, filter), sql` and `)
  const { rows } = await sql<{ state: string; n: number }>`
    select c.state, count(*)::integer as n from library_case c join message m on m.tid = c.tid
    where ${where} group by c.state`.execute(db)
  return countTabs(
    caseTabs,
    rows.map(({ state, n }) => ({ caseState: state, urgent: false, n }))
  )
}

/** Finds one published case. */
export const findPublicCase = (db: Db, id: number): Promise<CaseListRow | undefined> =>
  findRow(db, publicSubject, sql`c.id = ${id} and ${open}`)

/** Finds one case of a group, or one that editors see. */
export const findStaffCase = (db: Db, groupId: number | null, id: number): Promise<CaseListRow | undefined> =>
  findRow(db, subjectFor(groupId), sql`c.id = ${id} and ${ofReader(groupId)}`)

async function findRow(
  db: Db,
  subject: RawBuilder<string>,
  where: RawBuilder<unknown>
): Promise<CaseListRow | undefined> {
  const { rows } = await sql<CaseListRow>`select ${columns(subject)} ${from} where ${where}`.execute(db)
  return rows[0]
}
