/** Lists of requests about messages, such as rechecks: tabs, filters, pages and counts. */
import type { BodyOf } from '@board/generated/calls'
import { exactTotal } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/open.ts'
import { timeConditions } from '../../../platform/paging/narrowing.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  limitOf,
  orderBy,
  readPage
} from '../../../platform/paging/paging.ts'
import { textContains } from '../../../platform/paging/text-contains.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { publicSubject } from '../../message-core/public-wording.ts'
import { forumAt, typeAt } from '../forum-then.ts'
import { readIds } from '../staff-filter.ts'
import { type StaffRow, selectStaffRows } from '../staff-messages.ts'
import { type RequestKind, type RequestSource, requestSources } from './request-sources.ts'

export type RequestFilter = NonNullable<BodyOf<'pageRechecks'>>

/** A request with its message. */
export interface RequestRow<Row> {
  readonly request: Row
  readonly message: StaffRow
  /** True if the reader may learn of later events of the message. */
  readonly follows: boolean
  readonly cursor: string
}

/** Returns the forum shown. A group that must not learn of later events sees the forum at the time of the request. */
const forumShown = ({ follows }: RequestSource): RawBuilder<number> =>
  follows ? sql`case when ${follows} then m.fid else ${forumAt(sql`c.created_at`)} end` : sql`m.fid`

/** Returns the type shown. Such a group sees the type at the time of the request. */
const typeShown = ({ follows }: RequestSource): RawBuilder<number> =>
  follows ? sql`case when ${follows} then m.type_id else ${typeAt(sql`c.created_at`)} end` : sql`m.type_id`

/**
 * Returns the subject that is shown and searched. A group that does not handle the message, or no longer does, reads
 * the public wording.
 */
function subjectShown({ follows, isReceived }: RequestSource): RawBuilder<string> {
  if (isReceived) return publicSubject
  return follows ? sql`case when ${follows} then m.subject else ${publicSubject} end` : sql`m.subject`
}

function conditionsOf(
  filter: RequestFilter,
  source: RequestSource,
  groupId: number | null
): RawBuilder<boolean>[] {
  const { startTime: from, endTime: to } = filter
  if (from !== undefined && to !== undefined && to < from) throw new Refusal('MSG0010')
  const conditions = [source.about ?? sql<boolean>`true`]
  if (source.group) conditions.push(sql`${sql.ref(source.group)} = ${groupId}`)
  if (filter.tids?.trim()) conditions.push(sql`c.tid = any(${readIds(filter.tids)})`)
  if (filter.typeIds?.length) conditions.push(sql`${typeShown(source)} = any(${[...filter.typeIds]})`)
  if (filter.fids?.length) conditions.push(sql`${forumShown(source)} = any(${[...filter.fids]})`)
  if (filter.keywords?.trim()) conditions.push(textContains(subjectShown(source), filter.keywords))
  return [...conditions, ...timeConditions(filter, 'c.created_at')]
}

/** The display of the tab of waiting requests. */
const waiting = 1

/**
 * Reads a page of requests, newest first. Waiting ones are oldest first.
 * @param whose the group that owns the list; null if the list is for editors
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export async function listRequests<Row>(
  db: Db,
  kind: RequestKind,
  filter: RequestFilter,
  whose: { readonly groupId: number } | null
) {
  const source: RequestSource = requestSources[kind]
  const display = filter.display ?? waiting
  const page = readPage(filter)
  const order = { column: 'c.created_at', id: 'c.id', descending: display !== waiting }
  const shared = conditionsOf(filter, source, whose?.groupId ?? null)
  const where = sql.join([...shared, source.tabs[display] ?? sql<boolean>`true`], sql` and `)
  const from = sql`from ${sql.table(source.table)} c join message m on m.tid = c.tid`
  const [{ rows }, total, tabs] = await Promise.all([
    sql<
      Row & {
        tid: number
        follows: boolean
        subject_shown: string
        forum_then: string
        organization_then: number
        type_then: number
        group_then: string
        cursor: string
      }
    >`
      select c.*, ${source.columns}, ${source.follows ?? sql`true`} as follows,
        ${subjectShown(source)} as subject_shown, f.name as forum_then, f.organization as organization_then,
        ${typeShown(source)} as type_then,
        ${source.follows ? (source.groupThen ?? sql`g.name`) : sql`''`} as group_then,
        ${cursorKey(order)} as cursor
      from (
        select c.id ${from} where ${where} and ${afterCursorOfAll(order, page.after)}
        order by ${orderBy(order, false)} ${limitOf(page)}
      ) as page
      join ${sql.table(source.table)} c on c.id = page.id join message m on m.tid = c.tid
      join forum f on f.fid = ${forumShown(source)} ${source.joins}
      order by ${orderBy(order, false)}`.execute(db),
    cappedTotal(db, sql`${from} where ${where}`),
    countTabs(db, source, from, shared)
  ])
  const messages = new Map(
    (
      await selectStaffRows(
        db,
        rows.map(({ tid }) => tid)
      )
    ).map(one => [one.tid, one])
  )
  const list = rows.flatMap((request): RequestRow<Row>[] => {
    const { follows, cursor, subject_shown: subject } = request
    const current = messages.get(request.tid)
    if (!current) return []
    const then = {
      forum_name: request.forum_then,
      group_name: request.group_then,
      organization: request.organization_then,
      type_id: request.type_then
    }
    return [{ request, message: { ...current, ...(follows ? {} : then), subject }, follows, cursor }]
  })
  return { rows: list, ...total, tabs, isFull: rows.length === page.rows }
}

async function countTabs(
  db: Db,
  { tabs }: RequestSource,
  from: RawBuilder<unknown>,
  conditions: RawBuilder<boolean>[]
): Promise<Record<string, number>> {
  const counts = Object.entries(tabs).map(
    ([display, holds]) =>
      sql`(select count(*)::integer from (select 1 ${from} where ${sql.join([...conditions, holds], sql` and `)}
        limit ${sql.lit(exactTotal + 1)}) as counted) as ${sql.ref(display)}`
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? {}
}
