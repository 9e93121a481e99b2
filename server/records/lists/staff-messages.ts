/** The task board of messages: pages and tab counts. Domain 5; specification 6, 9. */
import { messageTabs, tabNamed } from '@board/schemas/boards/tabs'
import type { proposalKinds } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { compiledOnce } from '../../platform/database/statements/compiled-once.ts'
import { opaque, opaqueList } from '../../platform/database/statements/opaque.ts'
import { cursorKey, type ListOrder, readPage } from '../../platform/paging/paging.ts'
import {
  conditionsByDisplay,
  countTabs,
  stateConditionsByDisplay,
  type TabCount
} from '../../platform/paging/tabs.ts'
import { readWithTotal } from '../../platform/paging/with-total.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { isAssigned, isOpenOfOwn } from './assigned.ts'
import { countDue, type DueCounts, messageRuns } from './due.ts'
import { forumsOfGroup } from './forums-of-group.ts'
import { type LastGrade, lastGrade } from './last-grade.ts'
import { type PromiseFacts, promiseFacts, promiseJoins } from './promise-facts.ts'
import {
  filtersByAuthor,
  filtersByWords,
  type ListFilter,
  messageConditions,
  typesOf
} from './staff-filter.ts'
import { type MessageTally, talliedMessages, talliedOfTypes, tallyMessages } from './tallies.ts'

/** The condition of each tab of a board of messages. */
const places = {
  state: sql`m.state`,
  explainDue: sql`m.explain_due`,
  recheckOpen: sql`m.recheck_open`,
  merged: sql`m.merged`
}
const conditions = conditionsByDisplay(messageTabs, places)
const stateConditions = stateConditionsByDisplay(messageTabs, places)

const { display: everything } = tabNamed(messageTabs, 'all')

const tabOf = ({ display = everything }: ListFilter): RawBuilder<boolean> =>
  conditions[display] ?? sql<boolean>`true`

const orders: Readonly<Record<string, ListOrder>> = {
  'approvedAt:desc': { column: 'm.approved_at', id: 'm.tid', descending: true, nullable: false },
  'approvedAt:asc': { column: 'm.approved_at', id: 'm.tid', descending: false, nullable: false },
  'repliedAt:desc': { column: 'm.replied_at', id: 'm.tid', descending: true, nullable: true },
  'repliedAt:asc': { column: 'm.replied_at', id: 'm.tid', descending: false, nullable: true },
  'gradeApprovedAt:desc': { column: 'm.grade_approved_at', id: 'm.tid', descending: true, nullable: true },
  'gradeApprovedAt:asc': { column: 'm.grade_approved_at', id: 'm.tid', descending: false, nullable: true },
  'deadlineAt:asc': { column: 'm.deadline_at', id: 'm.tid', descending: false, nullable: true },
  'voiceCount:desc': {
    column: 'm.voice_count',
    id: 'm.tid',
    descending: true,
    counts: true,
    nullable: false
  }
}

const newest: ListOrder = {
  column: 'm.approved_at',
  id: 'm.tid',
  descending: true,
  nullable: false
}

/** A row of the database: the message with the names and the facts that its rules need. */
export interface StaffRow extends MessageRecord {
  forum_name: string
  group_name: string
  assigned: boolean
  /** The facts from which the timing of its answer is computed. */
  promiseFacts: PromiseFacts
  /** The name of the group or of the outside unit to which it is assigned. */
  assigned_to?: string | null
  assigned_offline?: boolean | null
  /** True if the reader's own account keeps it on its board. */
  kept?: boolean
  lastGrade?: LastGrade | null
  /** The kind of reply that waits for the superior's approval. */
  proposed_kind?: (typeof proposalKinds)[number] | null
  cursor: string
}

const mine = (actor: InstitutionActor): RawBuilder<boolean> =>
  sql`m.audit_state = 1 and m.group_id = ${actor.group.id}`

/**
 * Returns the condition for messages of the group and of all groups below it. A search by author never finds anonymous
 * authors of groups below.
 */
function mineAndBelow({ group }: InstitutionActor, filter: ListFilter): RawBuilder<boolean> {
  const below = sql<boolean>`m.audit_state = 1
    and m.group_id = any(array(select id from org_group where path like ${`${group.path}%`}))`
  return filtersByAuthor(filter)
    ? sql<boolean>`${below} and (m.group_id = ${group.id} or not m.is_anonymous)`
    : below
}

/** Returns the condition that the reader's own account keeps a message. */
export const keptBy = ({ accountId }: InstitutionActor): RawBuilder<boolean> => sql`exists (
  select 1 from message_mark k where k.account_uid = ${accountId} and k.kind = 'kept' and k.tid = m.tid)`

/**
 * Returns the condition that a group handles a message: it is the group of the message, or it gave or holds an
 * assignment that is not past. It is the SQL form of `handles` in messages/policy.ts. Decision 0037.
 */
export const handledBy = (group: RawBuilder<unknown>): RawBuilder<boolean> => sql`(m.group_id = ${group}
  or exists (select 1 from assignment h where h.tid = m.tid and not h.is_past
    and (h.giver_group_id = ${group} or h.holder_group_id = ${group})))`

/** Returns the condition for messages that an account keeps and that its group handles now. */
const keptAndMine = (actor: InstitutionActor): RawBuilder<boolean> =>
  sql`m.audit_state = 1 and ${keptBy(actor)} and ${handledBy(sql`${actor.group.id}`)}`

/** Joins the open assignment that the group of `m` gave, as `o`, with the name of its holder. */
const openAssignment = sql`left join lateral (
  select coalesce(h.name, a.unit, '') as assigned_to, a.holder_group_id is null as assigned_offline
  from assignment a left join org_group h on h.id = a.holder_group_id
  where ${isOpenOfOwn} limit 1) o on true`

/** The kind of reply to `m` that waits for the superior's approval. */
export const proposedKind = sql`(select w.kind from reply_proposal w where w.tid = m.tid and w.state = 0) as proposed_kind`

/** Reads the messages with these ids as rows of a board, in no particular order. */
export async function selectStaffRows(db: Db, tids: readonly number[]): Promise<StaffRow[]> {
  if (tids.length === 0) return []
  const { rows } = await sql<StaffRow>`
    select m.*, f.organization, f.name as forum_name, g.name as group_name, '' as cursor, ${isAssigned} as assigned,
      ${lastGrade}, ${proposedKind}, ${promiseFacts} as "promiseFacts"
    from message m join forum f on f.fid = m.fid join org_group g on g.id = m.group_id ${promiseJoins}
    where m.tid = any(${[...tids]})`.execute(db)
  return rows
}

/**
 * Returns the conditions of a filter for the messages of the reader's group. A search for words is narrowed to the forums
 * of which the group has messages.
 */
async function ownConditions(
  db: Db,
  actor: InstitutionActor,
  filter: ListFilter,
  now: Date
): Promise<RawBuilder<boolean>[]> {
  const forums = filtersByWords(filter) ? await forumsOfGroup(db, actor.group.id) : undefined
  return messageConditions(actor, filter, [], now, forums)
}

/**
 * Reads a page of the messages of the reader's forums.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export async function listStaffMessages(db: Db, actor: InstitutionActor, filter: ListFilter, now: Date) {
  const filtered = await ownConditions(db, actor, filter, now)
  const { conditions, total } = talliedBoard(actor, filter, filtered) ?? {
    conditions: [mine(actor), ...filtered]
  }
  return await pageOf(db, actor, filter, conditions, total)
}

/**
 * Returns the conditions of a board that is filtered by nothing, or by types alone, and the query for its total; undefined for
 * others. Its best plan is the same for all groups and types: it reads the messages of a tab in their order.
 */
function talliedBoard(
  { group }: InstitutionActor,
  filter: ListFilter,
  filtered: readonly RawBuilder<boolean>[]
): { conditions: RawBuilder<boolean>[]; total: RawBuilder<unknown> } | undefined {
  const id = opaque(group.id)
  const own = sql<boolean>`m.audit_state = 1 and m.group_id = ${id}`
  if (filtered.length === 0) return { conditions: [own], total: talliedMessages(id, tabOf(filter)) }
  const types = typesOf(filter, group.organization)
  if (filtered.length > 1 || !types) return undefined
  const ofTypes = sql<boolean>`m.type_id = any(${opaqueList(types)})`
  return { conditions: [own, ofTypes], total: talliedOfTypes(id, tabOf(filter), ofTypes) }
}

/**
 * Reads a page of the messages that the reader's account keeps.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export const listKeptMessages = (db: Db, actor: InstitutionActor, filter: ListFilter, now: Date) =>
  pageOf(db, actor, filter, messageConditions(actor, filter, [keptAndMine(actor)], now))

/**
 * Reads a page of the messages of the reader's group and of all groups below it.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export const listAllMessages = (db: Db, actor: InstitutionActor, filter: ListFilter, now: Date) =>
  pageOf(db, actor, filter, messageConditions(actor, filter, [mineAndBelow(actor, filter)], now))

const columns = compiledOnce(sql`
  m.*, f.organization, f.name as forum_name, g.name as group_name, o.assigned_to is not null as assigned, o.assigned_to,
  o.assigned_offline, ${lastGrade}, ${proposedKind}, ${promiseFacts} as "promiseFacts"`)

const joins = compiledOnce(
  sql`join forum f on f.fid = m.fid join org_group g on g.id = m.group_id ${openAssignment} ${promiseJoins}`
)

async function pageOf(
  db: Db,
  actor: InstitutionActor,
  filter: ListFilter,
  conditions: RawBuilder<boolean>[],
  kept?: RawBuilder<unknown>
) {
  const order = orders[filter.order ?? ''] ?? newest
  const page = readPage(filter)
  const found = await readWithTotal<StaffRow>(db, {
    where: sql.join([...conditions, tabOf(filter)], sql` and `),
    columns: sql`${columns}, ${cursorKey(order)} as cursor, ${keptBy(actor)} as kept`,
    // these tables are joined only to the rows of the page
    joins,
    kept,
    // of the orders, only that of approval has an index by state
    parts: order.column === newest.column ? stateConditions[filter.display ?? everything] : undefined,
    order,
    page
  })
  return { ...found, isFull: found.rows.length === page.rows }
}

/** The number of messages in each tab, by urgency, and the number of due ones. */
export interface TabCounts extends DueCounts {
  tabs: TabCount[]
}

/**
 * Counts the tabs of list-ans. Without a filter it reads the tallies; otherwise it counts the rows.
 * @throws Refusal MSG0008 to MSG0010
 */
export async function countStaffMessages(
  db: Db,
  actor: InstitutionActor,
  filter: ListFilter,
  now: Date
): Promise<TabCounts> {
  const filtered = await ownConditions(db, actor, filter, now)
  const where = sql.join([mine(actor), ...filtered], sql` and `)
  const tallies = filtered.length === 0 ? tallyMessages(db, actor.group.id) : countByKind(db, where)
  return await countsOf(db, where, tallies, now)
}

/**
 * Counts the tabs of the messages that the reader's account keeps.
 * @throws Refusal MSG0008 to MSG0010
 */
export async function countKeptMessages(
  db: Db,
  actor: InstitutionActor,
  filter: ListFilter,
  now: Date
): Promise<TabCounts> {
  const where = sql.join(messageConditions(actor, filter, [keptAndMine(actor)], now), sql` and `)
  return await countsOf(db, where, countByKind(db, where), now)
}

async function countsOf(
  db: Db,
  where: RawBuilder<unknown>,
  counting: Promise<MessageTally[]>,
  now: Date
): Promise<TabCounts> {
  const [tallies, due] = await Promise.all([
    counting,
    countDue(db, sql`message m where ${where}`, messageRuns, sql`m.deadline_at`, now)
  ])
  return { tabs: countTabs(messageTabs, tallies), ...due }
}

async function countByKind(db: Db, where: RawBuilder<unknown>): Promise<MessageTally[]> {
  const { rows } = await sql<MessageTally>`
    select m.state, m.recheck_open as "recheckOpen", m.explain_due as "explainDue",
      m.merged, m.priority_level = 1 as urgent, count(*)::integer as n
    from message m where ${where} group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
