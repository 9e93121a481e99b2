/** Lists of campaigns: the public list by phase, the list of a group, and that of editors. Domain 5, 6. */

import { editorCampaignTabs } from '@board/schemas/boards/editor-campaigns'
import { type CampaignTabKey, campaignTabs, tabNamed } from '@board/schemas/boards/tabs'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { textConditions, timeConditions } from '../../platform/paging/narrowing.ts'
import { countedTotal, type Found, limitOf, type PageRequest } from '../../platform/paging/paging.ts'
import { byDisplay } from '../../platform/paging/tabs.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CampaignRecord, CampaignText } from '../campaign-core/record.ts'
import {
  isOver,
  isPublished,
  isRunning,
  isUpcoming,
  lastBegun,
  orderByLifeCycle,
  orderByTime,
  type Sequence
} from './campaign-order.ts'
import { forumsIn } from './public-messages.ts'

/** A campaign with one of its texts, without the columns that lists do not show. */
export type CampaignRow = CampaignRecord &
  Pick<CampaignText, 'title' | 'excerpt' | 'cover_aid'> & { text_begin_at: Date; text_end_at: Date }

export interface CampaignPage extends Found<CampaignRow> {
  /** The number of campaigns in each tab. */
  readonly tabs: Readonly<Record<string, number>>
}

/** The condition of each tab of staff, by its key. */
const staffTabs = (now: Date): Readonly<Record<CampaignTabKey, RawBuilder<boolean>>> => ({
  all: sql`true`,
  // a change of a public campaign that has ended can no longer be confirmed
  awaitingConfirmation: sql`(c.audit_state in (0, 3) and c.withdrawn_at is null and not ${isOver(now)})`,
  awaitingModification: sql`(c.audit_state = 2 and c.withdrawn_at is null and not ${isOver(now)})`,
  notStarted: isUpcoming(now),
  collecting: isRunning(now),
  ended: isOver(now),
  requestsWithdrawn: sql`(c.withdrawn_at is not null)`
})

type Tabs = Readonly<Record<string, RawBuilder<boolean>>>

/** Reads a page of campaigns with one of their texts, and counts each tab. */
async function read(
  db: Db,
  list: {
    readonly text: 'latest' | 'confirmed'
    readonly conditions: readonly RawBuilder<unknown>[]
    readonly tabs: Tabs
    /** The key of the tab; absent for all tabs. */
    readonly tab: string | undefined
    readonly sequence: Sequence
  }
): Promise<CampaignPage> {
  const { page, sorted, key, rest } = list.sequence
  const chosen = list.tab === undefined ? [] : [list.tabs[list.tab] ?? sql`true`]
  const from = sql`from campaign c join org_group g on g.id = c.group_id
    join campaign_text t on t.campaign_id = c.id and t.number = ${sql.ref(`c.${list.text}`)}`
  const where = sql.join([sql`true`, ...list.conditions], sql` and `)
  const counts = Object.entries(list.tabs).map(
    ([tab, holds]) => sql`count(*) filter (where ${holds})::integer as ${sql.ref(tab)}`
  )
  const [{ rows }, counted] = await Promise.all([
    sql<CampaignRow & { cursor: string }>`
      select c.*, g.name as group_name, t.title, t.excerpt, t.cover_aid, t.begin_at as text_begin_at,
        t.end_at as text_end_at, ${key} as cursor
      ${from} where ${sql.join([where, ...chosen, rest], sql` and `)}
      order by ${sorted} ${limitOf(page)}`.execute(db),
    sql<
      Record<string, number>
    >`select count(*)::integer as total, ${sql.join(counts)} ${from} where ${where}`.execute(db)
  ])
  const { total = 0, ...tabs } = counted.rows[0] ?? {}
  const inTab = list.tab === undefined ? total : (tabs[list.tab] ?? 0)
  return { rows, tabs, ...countedTotal(inTab), isFull: rows.length === page.rows }
}

interface PublicFilter extends PageRequest {
  readonly lifeCycle?: 0 | 1 | 2 | undefined
  readonly fid?: number | undefined
  readonly organization?: number | undefined
  readonly regionId?: number | undefined
  readonly keywords?: string | undefined
}

/**
 * Reads a page of the campaigns that the public may read: first the collecting ones, then those not yet begun, then the
 * ended ones.
 * @throws Refusal MSG0011, GEN0400
 */
export function listPublicCampaigns(db: Db, filter: PublicFilter, now: Date): Promise<CampaignPage> {
  const { lifeCycle, fid, organization, regionId, keywords } = filter
  const list = {
    text: 'confirmed',
    conditions: [
      isPublished,
      ...(fid === undefined ? [] : [sql`t.fids @> array[${fid}::int]`]),
      ...(organization === undefined ? [] : [sql`g.organization = ${organization}`]),
      ...(regionId === undefined ? [] : [sql`t.fids && array(${forumsIn(regionId)})`]),
      ...textConditions(keywords, 't.title', 't.excerpt')
    ],
    tabs: { 0: isUpcoming(now), 1: isRunning(now), 2: isOver(now) },
    tab: lifeCycle === undefined ? undefined : String(lifeCycle),
    sequence: lifeCycle === undefined ? orderByLifeCycle(filter, now) : orderByTime(lastBegun, filter)
  } as const
  return read(db, list)
}

interface StaffFilter extends PageRequest {
  readonly display?: number | undefined
  readonly keywords?: string | undefined
  readonly groupId?: number | undefined
  readonly fids?: readonly number[] | undefined
  readonly timeSt?: number | undefined
  readonly timeEd?: number | undefined
}

function staffConditions({ keywords, groupId, fids, timeSt, timeEd }: StaffFilter): RawBuilder<unknown>[] {
  if (timeSt !== undefined && timeEd !== undefined && timeEd < timeSt) throw new Refusal('MSG0010')
  return [
    ...(groupId === undefined ? [] : [sql`c.group_id = ${groupId}`]),
    ...(fids?.length ? [sql`t.fids && ${[...fids]}::int[]`] : []),
    ...timeConditions({ startTime: timeSt, endTime: timeEd }, 'c.created_at'),
    ...textConditions(keywords, 't.title', 't.excerpt')
  ]
}

const groupTabs = (now: Date) => byDisplay(campaignTabs, staffTabs(now))

const { display: allOfGroup } = tabNamed(campaignTabs, 'all')
const { display: toConfirm } = tabNamed(editorCampaignTabs, 'awaitingConfirmation')

/** Counts a group's campaigns in each tab. */
export async function countGroupCampaigns(
  db: Db,
  groupId: number,
  now: Date
): Promise<{ display: number; count: number; urgent: number; ordinary: number }[]> {
  const counts = Object.entries(groupTabs(now)).map(
    ([tab, holds]) => sql`count(*) filter (where ${holds})::integer as ${sql.ref(tab)}`
  )
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from campaign c where c.group_id = ${groupId}`.execute(db)
  return Object.entries(rows[0] ?? {}).map(([tab, count]) => ({
    display: Number(tab),
    count,
    urgent: 0,
    ordinary: count
  }))
}

/**
 * Reads a page of a group's campaigns, newest first.
 * @throws Refusal MSG0010, MSG0011, GEN0400
 */
export function listGroupCampaigns(
  db: Db,
  groupId: number,
  filter: StaffFilter,
  now: Date
): Promise<CampaignPage> {
  const list = {
    text: 'latest',
    conditions: staffConditions({ ...filter, groupId }),
    tabs: groupTabs(now),
    tab: String(filter.display ?? allOfGroup),
    sequence: orderByTime({ column: 'c.created_at', id: 'c.id', descending: true }, filter)
  } as const
  return read(db, list)
}

/**
 * Reads a page of all campaigns for editors. In the tab of waiting campaigns the one that has waited longest is first;
 * in other tabs the last changed.
 * @throws Refusal MSG0010, MSG0011, GEN0400
 */
export function listCampaignQueue(db: Db, filter: StaffFilter, now: Date): Promise<CampaignPage> {
  const display = filter.display ?? toConfirm
  const list = {
    text: 'latest',
    conditions: staffConditions(filter),
    tabs: byDisplay(editorCampaignTabs, staffTabs(now)),
    tab: String(display),
    sequence: orderByTime({ column: 'c.changed_at', id: 'c.id', descending: display !== toConfirm }, filter)
  } as const
  return read(db, list)
}

/** Maximum number of campaigns offered as choices. */
const maxChoices = 500

/** Reads a group's public campaigns as choices, newest first. */
export async function listOnline(
  db: Db,
  groupId: number,
  keywords: string | undefined,
  now: Date
): Promise<CampaignRow[]> {
  const words = textConditions(keywords, 't.title')
  const { rows } = await sql<CampaignRow>`
    select c.*, t.title, t.begin_at as text_begin_at, t.end_at as text_end_at
    from campaign c join campaign_text t on t.campaign_id = c.id and t.number = c.confirmed
    where ${sql.join([isPublished, sql`c.group_id = ${groupId}`, ...words], sql` and `)}
    order by ${isRunning(now)} desc, c.begin_at desc, c.id desc limit ${maxChoices}`.execute(db)
  return rows
}
