import { exactTotal } from '@board/schemas/facts/formats'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/open.ts'
import type { TabCount } from '../../../platform/paging/tabs.ts'
import { type RequestSource, requestSources } from './request-sources.ts'

/** The lists of requests that belong to a group. */
export const groupRequests = [
  'deliveriesTo',
  'deliveriesFrom',
  'reportsTo',
  'reportsFrom',
  'proposalsTo'
] as const
export type GroupRequests = (typeof groupRequests)[number]

/** Counts a group's requests in each tab of all its lists, from the tallies (docs/decisions/0009). */
export async function countGroupRequests(
  db: Db,
  groupId: number
): Promise<Record<GroupRequests, TabCount[]>> {
  const counting = groupRequests.map(kind => sql`(${countsOf(kind, groupId)}) as ${sql.ref(kind)}`)
  const { rows } = await sql<Record<GroupRequests, number[]>>`select ${sql.join(counting)}`.execute(db)
  const tabs = (kind: GroupRequests) => tabsOf(kind, rows[0]?.[kind] ?? [])
  return Object.fromEntries(groupRequests.map(kind => [kind, tabs(kind)])) as Record<
    GroupRequests,
    TabCount[]
  >
}

/** Returns the counts of all and of urgent requests of each tab, one after the other. */
function countsOf(kind: GroupRequests, groupId: number) {
  const { about = sql<boolean>`true`, tabs }: RequestSource = requestSources[kind]
  const numbers = Object.values(tabs).flatMap(holds => [
    sql`coalesce(sum(c.n) filter (where ${holds}), 0)`,
    sql`coalesce(sum(c.n) filter (where ${holds} and m.priority_level = 1), 0)`
  ])
  return sql`select array[${sql.join(numbers)}]::integer[]
    from request_tally c cross join lateral (select c.audit_state, c.priority_level) as m
    where c.group_id = ${groupId} and c.list = ${kind} and ${about}`
}

function tabsOf(kind: GroupRequests, numbers: readonly number[]): TabCount[] {
  return Object.keys(requestSources[kind].tabs).map((display, at) => {
    const count = Math.min(numbers[2 * at] ?? 0, exactTotal + 1)
    const urgent = Math.min(numbers[2 * at + 1] ?? 0, count)
    return { display: Number(display), count, urgent, ordinary: count - urgent }
  })
}
