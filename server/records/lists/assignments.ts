/** The task boards of given and received assignments: pages and tab counts. Domain 5. */

import { boardTabs } from '@board/schemas/boards/list-from'
import { assignmentTabs, messageTabs, tabNamed } from '@board/schemas/boards/tabs'
import { exactTotal } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { opaque } from '../../platform/database/statements/opaque.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  limitOf,
  type Order,
  orderBy,
  readPage
} from '../../platform/paging/paging.ts'
import {
  conditionOf,
  conditionsByDisplay,
  countTabs,
  placesOfMoments,
  type TabCount
} from '../../platform/paging/tabs.ts'
import { openStatesInSql } from '../assignment-core/in-sql.ts'
import type { AssignmentRecord } from '../assignment-core/record.ts'
import { publicSubject } from '../message-core/public-wording.ts'
import type { TraceState } from '../message-core/transitions.ts'
import { assignmentRuns, countDue, dueAssignments } from './due.ts'
import { forumAt, typeAt } from './forum-then.ts'
import { type ListFilter, staffConditions } from './staff-filter.ts'
import { keptBy, type TabCounts } from './staff-messages.ts'
import { type AssignmentTally, tallyAssignments } from './tallies.ts'

/** The side of an assignment that the reader's group is. */
export type Side = 'given' | 'received'

/** The moments that an assignment may lack. */
type MissingMoment = {
  [Column in keyof AssignmentRecord]: AssignmentRecord[Column] extends Date | null ? Column : never
}[keyof AssignmentRecord]

const places = {
  state: sql`a.state`,
  ...placesOfMoments(boardTabs, (column: MissingMoment) => sql.ref(`a.${column}`))
}

/** The condition of each tab on an assignment. */
const conditions = conditionsByDisplay(boardTabs, places)

/** The tabs whose records the tallies do not count, because these know the state only. */
const untallied = boardTabs.filter(tab => !assignmentTabs.some(({ display }) => display === tab.display))

const { display: everything } = tabNamed(assignmentTabs, 'all')

const orders: Readonly<Record<string, Order>> = {
  'assignedAt:desc': { column: 'a.created_at', id: 'a.tpid', descending: true },
  'assignedAt:asc': { column: 'a.created_at', id: 'a.tpid', descending: false },
  'deadlineAt:asc': { column: 'a.deadline_at', id: 'a.tpid', descending: false }
}

const newest: Order = { column: 'a.created_at', id: 'a.tpid', descending: true }

/** A row in the form of the database. */
export interface AssignmentListRow extends AssignmentRecord {
  subject: string
  excerpt: string
  forum_name: string
  organization: number
  type_id: number
  domain_id: number
  author_name: string
  company_confirmed: boolean | null
  message_state: TraceState
  replied_at: Date | null
  priority_level: number
  posted_at: Date
  /** True if the reader's own account keeps the message on its board. */
  kept: boolean
  cursor: string
}

const mine = (group: RawBuilder<number>, side: Side): RawBuilder<boolean> =>
  side === 'given' ? sql`a.giver_group_id = ${group}` : sql`a.holder_group_id = ${group}`

/**
 * The types of search that read only the columns of the rows: subject, author and id. Other types also read the texts
 * of the message and its answers.
 */
const titlesOnly: readonly unknown[] = [1, 4, 5]

/**
 * Tells whether a filter concerns later events of a message. Groups that no longer have the message must not learn of
 * these. Decision 0037.
 */
function asksWhatBecame(filter: ListFilter): boolean {
  const lists = [
    filter.searchState,
    filter.satisfaction,
    filter.gradeLevel,
    filter.gradeSpeed,
    filter.gradeManner
  ]
  if (lists.some(values => values && values.length > 0)) return true
  if (filter.groupId !== undefined || filter.dueBefore !== undefined) return true
  if (filter.satisfactionType !== undefined || filter.thanksFlag || filter.voiced) return true
  const isTimed = filter.startTime !== undefined || filter.endTime !== undefined
  if (isTimed && (filter.timeType ?? 1) !== 1) return true
  const readsOnlyTitles = filter.selectTitle === 1 || titlesOnly.includes(filter.searchType)
  return !!filter.content?.trim() || (!!filter.keywords?.trim() && !readsOnlyTitles)
}

/** The forum shown for an assignment `a`: for a past one, the forum in which it was given. */
const forumShown = sql<number>`case when a.is_past then ${forumAt(sql`a.created_at`)} else m.fid end`

/** The type shown for an assignment `a`: for a past one, the type at that time. */
const typeShown = sql<number>`case when a.is_past then ${typeAt(sql`a.created_at`)} else m.type_id end`

/**
 * The subject shown for an assignment `a`. For a past one it is the public wording, because its group no longer handles
 * the message.
 */
const subjectShown = sql<string>`case when a.is_past then ${publicSubject} else m.subject end`

/** Returns the conditions of the filter, except the one that selects the assignments of the group. */
function conditionsOf(actor: InstitutionActor, filter: ListFilter, now: Date) {
  const { fids, due, ...rest } = filter
  const conditions = staffConditions(actor, rest, [], undefined, typeShown)
  if (due !== undefined) conditions.push(dueAssignments(due, now))
  if (fids?.length) conditions.push(sql`${forumShown} = any(${[...fids]})`)
  if (asksWhatBecame(filter)) conditions.push(sql`not a.is_past`)
  if (filter.searchProcessState?.length)
    conditions.push(sql`a.state = any(${[...filter.searchProcessState]})`)
  if (filter.candidateGroupIdList?.length)
    conditions.push(sql`a.holder_group_id = any(${[...filter.candidateGroupIdList]})`)
  return conditions
}

/**
 * Reads a page of assignments.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export async function listAssignmentRows(
  db: Db,
  actor: InstitutionActor,
  side: Side,
  filter: ListFilter,
  now: Date
) {
  const order = orders[filter.order ?? ''] ?? newest
  const page = readPage(filter)
  const { display = everything } = filter
  const filtered = conditionsOf(actor, filter, now)
  const { id } = actor.group
  // the best plan of a tab is the same for all groups; that of a filter depends on its group
  const group = filtered.length === 0 ? opaque(id) : sql<number>`${id}`
  const asked = [mine(group, side), ...filtered, conditions[display] ?? sql<boolean>`true`]
  const where = sql.join(asked, sql` and `)
  const sorted = orderBy(order, false)
  const [{ rows }, total] = await Promise.all([
    sql<AssignmentListRow>`
      select a.*, m.group_id as message_group_id, giver.name as giver_name, holder.name as holder_name,
        exists (select 1 from assignment c where c.parent_tpid = a.tpid and c.state in (${openStatesInSql})) as given_on,
        ${subjectShown} as subject, m.excerpt, f.name as forum_name, f.organization, ${typeShown} as type_id, m.domain_id, m.author_name, m.company_confirmed, m.state as message_state,
        m.replied_at, m.priority_level, m.created_at as posted_at, ${keptBy(actor)} as kept, ${cursorKey(order)} as cursor
      from (
        select a.tpid from assignment a join message m on m.tid = a.tid
        where ${where} and ${afterCursorOfAll(order, page.after)}
        order by ${sorted} ${limitOf(page)}
      ) as page
      join assignment a on a.tpid = page.tpid
      join message m on m.tid = a.tid
      join forum f on f.fid = ${forumShown}
      join org_group giver on giver.id = a.giver_group_id
      left join org_group holder on holder.id = a.holder_group_id
      order by ${sorted}`.execute(db),
    cappedTotal(db, sql`from assignment a join message m on m.tid = a.tid where ${where}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}

/**
 * Counts the tabs of list-to or list-from. Without a filter it reads the tallies; otherwise it counts the rows.
 * @throws Refusal MSG0008 to MSG0010
 */
export async function countAssignments(
  db: Db,
  actor: InstitutionActor,
  side: Side,
  filter: ListFilter,
  now: Date
): Promise<TabCounts> {
  const filtered = conditionsOf(actor, filter, now)
  const where = sql.join([mine(sql`${actor.group.id}`, side), ...filtered], sql` and `)
  const joined = filtered.length === 0 ? sql`` : sql`join message m on m.tid = a.tid`
  const [tallies, due, others] = await Promise.all([
    filtered.length === 0 ? tallyAssignments(db, actor.group.id, side === 'given') : countByState(db, where),
    countDue(db, sql`assignment a ${joined} where ${where}`, assignmentRuns, sql`a.deadline_at`, now),
    countUntallied(db, where)
  ])
  return { tabs: [...countTabs(assignmentTabs, tallies), ...others], ...due }
}

/** Counts the rows of each tab that the tallies do not know. */
async function countUntallied(db: Db, where: RawBuilder<unknown>): Promise<TabCount[]> {
  const counted = untallied.map(async tab => {
    const rows = await countByState(db, sql`${where} and ${conditions[tab.display]}`)
    return countTabs([{ ...tab, holds: {} }], rows)
  })
  return (await Promise.all(counted)).flat()
}

/** Conditions: the assignment is done, and its message was explained afterwards. */
const isDone = conditionOf(tabNamed(assignmentTabs, 'done').holds, places)
const isExplained = conditionOf(tabNamed(messageTabs, 'explained').holds, { state: sql`m.state` })

/**
 * Counts the messages of a superior that the group answered and that were explained afterwards (`lastExplained`), up to
 * 10,001. Domain 5.
 */
export async function countExplained(
  db: Db,
  { group }: InstitutionActor
): Promise<{ n: number; urgent: number }> {
  const { rows } = await sql<{ n: number; urgent: number }>`
    select count(*)::integer as n, count(*) filter (where urgent)::integer as urgent from (
      select m.priority_level = 1 as urgent from assignment a join message m on m.tid = a.tid
      where a.holder_group_id = ${opaque(group.id)} and ${isDone} and not a.is_past
        and ${isExplained} limit ${sql.lit(exactTotal + 1)}) as counted`.execute(db)
  return rows[0] ?? { n: 0, urgent: 0 }
}

async function countByState(db: Db, where: RawBuilder<unknown>): Promise<AssignmentTally[]> {
  const { rows } = await sql<AssignmentTally>`
    select a.state, m.priority_level = 1 as urgent, count(*)::integer as n
    from assignment a join message m on m.tid = a.tid where ${where} group by 1, 2`.execute(db)
  return rows
}
