/**
 * The queue of editors. Waiting messages, supplements, comments and requests are sorted oldest first. It also lists
 * decided items.
 */
import type { BodyOf } from '@board/generated/calls'
import { editorTabs, type KeyOf } from '@board/schemas/boards/tabs'
import type { Risk } from '@board/schemas/facts/risks'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { timeConditions } from '../../platform/paging/narrowing.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  limitOf,
  type Order,
  orderBy,
  readPage
} from '../../platform/paging/paging.ts'
import { textContains } from '../../platform/paging/text-contains.ts'
import { Refusal } from '../../platform/refusal.ts'
import { searchCondition } from '../search/condition.ts'
import { countedIn } from './counted.ts'
import { readWaitingRisks, tidsWith, type WaitingRisks, withDuplicates } from './requests/waiting-risks.ts'
import { handledBelow, overdueAt } from './staff-filter.ts'
import { proposedKind, type StaffRow } from './staff-messages.ts'

type EditorFilter = NonNullable<BodyOf<'pageEditorQueue'>>

export type QueueKind = 'message' | 'supplement' | 'comment' | 'recheck' | 'deletion' | 'delivery'

/** A row in the form of the database. */
export interface QueueRow {
  id: number
  kind: QueueKind
  tid: number
  subject: string
  text: string
  forum_name: string
  type_id: number
  domain_id: number
  author_name: string
  company_confirmed: boolean | null
  audit_state: number
  is_public: boolean
  state: number
  created_at: Date
  /** The time at which it was approved or taken down; null if no such time is stored, or if it waits. */
  decided_at: Date | null
  attachment_count: number
  version: number
  pending: boolean
  taken_down: boolean
  proposed_kind: StaffRow['proposed_kind']
  risks: readonly Risk[]
  cursor: string
}

interface Source {
  readonly kind: QueueKind
  readonly from: RawBuilder<unknown>
  readonly holds: RawBuilder<boolean>
  readonly id: RawBuilder<unknown>
  readonly text: RawBuilder<unknown>
  readonly order: Order
  readonly pending: boolean
}

const message = (holds: RawBuilder<boolean>, order: Order, pending: boolean): Source => ({
  kind: 'message',
  from: sql`message m`,
  holds,
  id: sql`m.tid`,
  text: sql`m.excerpt`,
  order,
  pending
})

/**
 * Returns the source of a kind of requests to editors.
 * @param about the condition on their messages; groups can only make requests about approved ones
 */
const asked = (kind: QueueKind, table: string, about = sql<boolean>`m.audit_state = 1`): Source => ({
  kind,
  from: sql`${sql.table(table)} c join message m on m.tid = c.tid`,
  holds: sql`c.state = 0 and ${about}`,
  id: sql`c.id`,
  text: sql`c.reason`,
  order: { column: 'c.created_at', id: 'c.id', descending: false },
  pending: true
})

/** The source of each tab. */
const sources: Readonly<Record<KeyOf<typeof editorTabs>, Source>> = {
  pendingMessages: message(
    sql`m.audit_state = 0`,
    { column: 'm.created_at', id: 'm.tid', descending: false },
    true
  ),
  pendingSupplements: {
    kind: 'supplement',
    from: sql`content_item c join message m on m.tid = c.tid`,
    holds: sql`c.audit_state = 0 and c.position > 0 and m.audit_state = 1`,
    id: sql`c.id`,
    text: sql`c.content`,
    order: { column: 'c.created_at', id: 'c.id', descending: false },
    pending: true
  },
  pendingComments: {
    kind: 'comment',
    from: sql`grade c join message m on m.tid = c.tid`,
    holds: sql`c.comment is not null and c.comment_state = 0`,
    id: sql`c.id`,
    text: sql`c.comment`,
    order: { column: 'c.created_at', id: 'c.id', descending: false },
    pending: true
  },
  approved: message(
    sql`m.audit_state = 1`,
    { column: 'm.approved_at', id: 'm.tid', descending: true },
    false
  ),
  returned: message(
    sql`m.audit_state = 2 and m.taken_down_at is null`,
    { column: 'm.created_at', id: 'm.tid', descending: true },
    false
  ),
  openRechecks: asked('recheck', 'recheck'),
  openDeletions: asked('deletion', 'deletion_request', sql`true`),
  openDeliveries: asked('delivery', 'delivery'),
  takenDown: message(
    sql`m.audit_state = 2 and m.taken_down_at is not null`,
    { column: 'm.taken_down_at', id: 'm.tid', descending: true },
    false
  )
}

/** The same sources by display, in ascending order. */
const tabs = editorTabs
  .map(({ display, key }) => ({ display, source: sources[key] }))
  .sort((a, b) => a.display - b.display)

/** How long before all others a message with words of distress stands in the queue. */
const ahead = sql`interval '1000 years'`

/** The order of the waiting messages, and the same order with the messages of some numbers before all others. */
const oldestFirst = sources.pendingMessages.order
const distressFirst: Order = { ...oldestFirst, column: 'm.waits_from', sameAs: oldestFirst }

/** Reads the risks by which a filter narrows the queue; duplicates are looked up for all messages only if it asks for them. */
async function risksFor(db: Db, { risks: kinds = [] }: EditorFilter): Promise<WaitingRisks> {
  const risks = await readWaitingRisks(db)
  return kinds.includes('duplicate') ? await withDuplicates(db, risks) : risks
}

/** Returns the source with the messages in which somebody may be in distress before all others. */
function urgentFirst(source: Source, risks: WaitingRisks): Source {
  const tids = source === sources.pendingMessages ? tidsWith(risks, ['distress']) : []
  if (tids.length === 0) return source
  const from = sql`(select *, case when tid = any(${tids}) then created_at - ${ahead} else created_at end as waits_from
    from message where audit_state = 0) m`
  return { ...source, from, order: distressFirst }
}

function conditionsOf(
  filter: EditorFilter,
  source: Source,
  risks: WaitingRisks,
  now: Date
): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [source.holds]
  if (filter.risks?.length) conditions.push(sql`m.tid = any(${tidsWith(risks, filter.risks)})`)
  const [from, to] = [filter.timeSt, filter.timeEd]
  const reversed = (first?: number, last?: number) =>
    first !== undefined && last !== undefined && last < first
  if (reversed(from, to) || reversed(filter.startTime, filter.endTime)) throw new Refusal('MSG0010')
  if (filter.typeIds?.length) conditions.push(sql`m.type_id = any(${[...filter.typeIds]})`)
  if (filter.domainIds?.length) conditions.push(sql`m.domain_id = any(${[...filter.domainIds]})`)
  if (filter.fids?.length) conditions.push(sql`m.fid = any(${[...filter.fids]})`)
  if (filter.topicId !== undefined) conditions.push(sql`m.topic_id = ${filter.topicId}`)
  if (filter.nickName?.trim()) conditions.push(textContains('m.author_name', filter.nickName))
  if (filter.groupId !== undefined) conditions.push(handledBelow(filter.groupId))
  if (filter.searchState?.length) conditions.push(sql`m.state = any(${[...filter.searchState]})`)
  if (filter.satisfaction?.length) conditions.push(sql`m.satisfaction = any(${[...filter.satisfaction]})`)
  if (filter.counted !== undefined) conditions.push(countedIn(filter.counted, now))
  if (filter.dueBefore !== undefined) conditions.push(overdueAt(filter.dueBefore))
  conditions.push(
    ...timeConditions(filter, 'm.approved_at'),
    ...timeConditions({ startTime: from, endTime: to }, 'm.created_at')
  )
  if (!filter.keywords?.trim()) return conditions
  // only approved messages are in the search index; the lists of waiting ones are short
  const found =
    source === sources.approved
      ? searchCondition(filter.keywords)
      : sql<boolean>`(${textContains('m.subject', filter.keywords)} or ${textContains('m.excerpt', filter.keywords)})`
  return [...conditions, found]
}

/** Returns the time of the decision by which a tab of decided messages is sorted; null for other tabs. */
const decidedAt = ({ kind, order, pending }: Source): RawBuilder<unknown> =>
  kind === 'message' && !pending && order.column !== 'm.created_at'
    ? sql.ref(order.column)
    : sql`null::timestamptz`

/**
 * Reads a page of the queue.
 * @throws Refusal MSG0010, MSG0011, GEN0400
 */
export async function listEditorQueue(db: Db, filter: EditorFilter, now: Date) {
  const tab = tabs.find(({ display }) => display === filter.display)?.source ?? sources.pendingMessages
  const page = readPage(filter)
  const isConcerned = tab === sources.pendingMessages || filter.risks !== undefined
  const risks = isConcerned ? await risksFor(db, filter) : new Map()
  const source = urgentFirst(tab, risks)
  const where = sql.join(conditionsOf(filter, source, risks, now), sql` and `)
  const { order } = source
  const [{ rows }, total] = await Promise.all([
    sql<Omit<QueueRow, 'risks'>>`
      select ${source.id} as id, ${sql.lit(source.kind)} as kind, m.tid, m.subject, ${source.text} as text,
        f.name as forum_name, m.type_id, m.domain_id, m.author_name, m.company_confirmed, m.audit_state, m.state, m.is_public,
        ${source.kind === 'message' ? sql`m.created_at` : sql.ref(order.column)} as created_at,
        ${decidedAt(source)} as decided_at, m.attachment_count, m.version, ${sql.lit(source.pending)} as pending,
        m.taken_down_at is not null as taken_down, ${proposedKind},
        ${cursorKey(order)} as cursor
      from ${source.from} join forum f on f.fid = m.fid
      where ${where} and ${afterCursorOfAll(order, page.after)}
      order by ${orderBy(order, false)} ${limitOf(page)}`.execute(db),
    cappedTotal(db, sql`from ${source.from} where ${where}`)
  ])
  const isWaiting = tab === sources.pendingMessages
  const shown =
    isWaiting && rows.length > 0
      ? await withDuplicates(
          db,
          risks,
          rows.map(({ tid }) => tid)
        )
      : risks
  const withRisks = rows.map((row): QueueRow => {
    const found = isWaiting ? shown.get(row.tid) : undefined
    return { ...row, risks: found ?? [] }
  })
  return { rows: withRisks, ...total, isFull: rows.length === page.rows }
}

/**
 * Counts the items in each tab.
 * @throws Refusal MSG0010
 */
export async function countEditorQueue(db: Db, filter: EditorFilter, now: Date) {
  const risks = filter.risks?.length ? await risksFor(db, filter) : new Map()
  return Promise.all(
    tabs.map(async ({ display, source }) => {
      const where = sql.join(conditionsOf(filter, source, risks, now), sql` and `)
      const urgent = source.pending ? sql<boolean>`false` : sql<boolean>`m.priority_level = 1`
      const { rows } = await sql<{ n: number; urgent: number }>`
        select count(*)::integer as n, count(*) filter (where urgent)::integer as urgent
        from (select ${urgent} as urgent from ${source.from} where ${where} limit 10001) as counted`.execute(
        db
      )
      const { n, urgent: urgentCount } = rows[0] ?? { n: 0, urgent: 0 }
      return { display, count: n, urgent: urgentCount, ordinary: n - urgentCount }
    })
  )
}
