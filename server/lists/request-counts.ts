import { exactTotal } from '@board/schemas/formats'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { type RequestKind, type RequestSource, requestSources } from './request-sources.ts'
import type { TabCounts } from './staff-messages.ts'

/** The lists of requests that are a group's. */
export const groupRequests = ['deliveriesTo', 'deliveriesFrom', 'reportsTo', 'reportsFrom'] as const
export type GroupRequests = (typeof groupRequests)[number]

/** How many a group has in each tab of all its lists of requests: one statement, each table read once. */
export async function countGroupRequests(
  db: Db,
  groupId: number
): Promise<Record<GroupRequests, TabCounts['tabs']>> {
  // side by side, not one below the other: a union would be read by workers, who take longer to start than to read it
  const counting = groupRequests.map(kind => sql`(${countsOf(kind, groupId)}) as ${sql.ref(kind)}`)
  const { rows } = await sql<Record<GroupRequests, number[]>>`select ${sql.join(counting)}`.execute(db)
  const tabs = (kind: GroupRequests) => tabsOf(kind, rows[0]?.[kind] ?? [])
  return Object.fromEntries(groupRequests.map(kind => [kind, tabs(kind)])) as Record<
    GroupRequests,
    TabCounts['tabs']
  >
}

/** All and urgent ones of each tab, one after the other. */
function countsOf(kind: RequestKind, groupId: number) {
  const {
    table,
    group = 'c.group_id',
    about = sql<boolean>`true`,
    tabs
  }: RequestSource = requestSources[kind]
  const numbers = Object.values(tabs).flatMap(holds => [
    sql`count(*) filter (where ${holds})`,
    sql`count(*) filter (where ${holds} and m.priority_level = 1)`
  ])
  return sql`select array[${sql.join(numbers)}]::integer[]
    from ${sql.table(table)} c join message m on m.tid = c.tid where ${sql.ref(group)} = ${groupId} and ${about}`
}

function tabsOf(kind: RequestKind, numbers: readonly number[]): TabCounts['tabs'] {
  return Object.keys(requestSources[kind].tabs).map((display, at) => {
    const count = Math.min(numbers[2 * at] ?? 0, exactTotal + 1)
    const urgent = Math.min(numbers[2 * at + 1] ?? 0, count)
    return { display: Number(display), count, urgent, ordinary: count - urgent }
  })
}
