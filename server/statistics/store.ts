/** The only SQL on the data board's tables, and what it reads of messages. */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import { isAnswer, isOutOfRates, isOutOfVolume, isStanding, leftOut } from './counted.ts'
import { startOf } from './days.ts'

/** What of a message the data board is made of. */
export interface MessageFacts {
  readonly day: number
  readonly fid: number
  readonly groupId: number
  readonly typeId: number
  readonly domainId: number
  readonly priorityLevel: number
  readonly approvedAt: Date
  readonly clockStartedAt: Date | null
  /** Of what is owed now. */
  readonly deadlineAt: Date | null
  /** The first final reply since the clock started: not that of a forum that had it before. */
  readonly repliedAt: Date | null
  readonly extendedFrom: Date | null
  readonly extendedDays: number | null
  /** Of the last grade that counts. */
  readonly resolution: number | null
  readonly speed: number | null
  readonly manner: number | null
  readonly isOutOfVolume: boolean
  readonly isOutOfRates: boolean
}

/** Sums of a day's messages of one forum, group, type and domain. */
export interface Cell {
  day: number
  fid: number
  group_id: number
  type_id: number
  domain_id: number
  messages: number
  counted: number
  replied: number
  owed: number
  on_time: number
  graded: number
  satisfied: number
  level_sum: number
  speed_sum: number
  manner_sum: number
  scores: number[]
  minutes: number[]
}

const dayNumber = (column: string) =>
  sql`floor((extract(epoch from ${sql.ref(column)}) + 28800) / 86400)::integer`

/** Messages that were approved on these days, the first and the last too; deleted ones stay. Domain 2. */
export async function selectFacts(db: Db | Trx, first: number, last: number): Promise<MessageFacts[]> {
  const { rows } = await sql<MessageFacts>`
    select ${dayNumber('m.approved_at')} as day, m.fid, m.group_id as "groupId", m.type_id as "typeId",
      m.domain_id as "domainId", m.priority_level as "priorityLevel", m.approved_at as "approvedAt",
      m.clock_started_at as "clockStartedAt", m.deadline_at as "deadlineAt",
      (select min(r.created_at) from reply r where r.tid = m.tid and ${isAnswer}) as "repliedAt",
      e.deadline_at as "extendedFrom", e.days as "extendedDays", g.resolution, g.speed, g.manner,
      ${isOutOfVolume} as "isOutOfVolume", ${isOutOfRates} as "isOutOfRates"
    from message m ${leftOut}
    left join deadline_extension e on e.tid = m.tid and e.state = 'approved'
    left join lateral (
      select resolution, speed, manner from grade where tid = m.tid and struck_at is null order by round desc limit 1
    ) g on true
    where m.approved_at >= ${startOf(first)} and m.approved_at < ${startOf(last + 1)} and ${isStanding}`.execute(
    db
  )
  return rows
}

/** Whether any day was ever noted. */
export async function hasDays(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('statistic_day').select('day').limit(1).executeTakeFirst()) !== undefined
}

/** Notes days that are to be counted anew. */
async function markStale(trx: Trx, days: RawBuilder<unknown>): Promise<void> {
  await sql`insert into statistic_day (day) select distinct day from (${days}) d where day is not null
    on conflict (day) do update set is_stale = true`.execute(trx)
}

const approvedOn = sql`select ${dayNumber('m.approved_at')} as day from message m`

export const markAll = (trx: Trx): Promise<void> =>
  markStale(trx, sql`${approvedOn} where m.approved_at is not null`)

/** Days of messages to which something happened after an event. */
export const markSince = (trx: Trx, eventId: number): Promise<void> =>
  markStale(trx, sql`${approvedOn} join event e on e.tid = m.tid where e.id > ${eventId}`)

/** Days of messages that became overdue between two moments. */
export const markOverdue = (trx: Trx, from: Date, to: Date): Promise<void> =>
  markStale(
    trx,
    sql`${approvedOn} where m.deadline_at > ${from} and m.deadline_at <= ${to} and m.audit_state = 1`
  )

/** Days of messages of these accounts. */
export const markOfAuthors = (trx: Trx, uids: readonly number[]): Promise<void> =>
  markStale(trx, sql`${approvedOn} where m.author_uid = any(${[...uids]}::int[])`)

/** The newest event. */
export async function lastEventId(db: Db | Trx): Promise<number> {
  const row = db.selectFrom('event').select(({ fn }) => fn.max('id').as('id'))
  return Number((await row.executeTakeFirst())?.id ?? 0)
}

/** Records of handling that decide what is counted, each as it is now. */
export async function selectHandling(db: Db | Trx): Promise<{ uid: number; text: string }[]> {
  const { rows } = await sql<{ uid: number; text: string }>`
    select account_uid as uid, string_agg(concat_ws('|', id, count_type, backtrack_time, begin_time, end_time, revoked_at),
      ';' order by id) as text
    from handling_record where handle_type = 6 group by account_uid`.execute(db)
  return rows
}

/** The newest days that are to be counted. */
export async function selectStale(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('statistic_day')
    .select('day')
    .where('is_stale', '=', true)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ day }) => day)
}

/** Keeps whoever counts the same day waiting until the transaction ends. */
export async function lockDay(trx: Trx, day: number): Promise<void> {
  await trx.selectFrom('statistic_day').select('day').where('day', '=', day).forUpdate().execute()
}

/** A day's sums, in place of those that it had. */
export async function replaceDay(trx: Trx, day: number, cells: readonly Cell[], now: Date): Promise<void> {
  await trx.deleteFrom('statistic_cell').where('day', '=', day).execute()
  if (cells.length > 0) await sql`insert into statistic_cell select * from ${recordset(cells)}`.execute(trx)
  await trx
    .updateTable('statistic_day')
    .set({ is_stale: false, counted_at: now })
    .where('day', '=', day)
    .execute()
}

/** The last day that was counted, and when any was. */
export async function findCounted(db: Db): Promise<{ last: number | null; at: Date | null }> {
  const counted = db
    .selectFrom('statistic_day')
    .select(({ fn }) => [fn.max('day').as('last'), fn.max('counted_at').as('at')])
    .where('counted_at', 'is not', null)
  const row = await counted.executeTakeFirst()
  return { last: row?.last ?? null, at: row?.at ?? null }
}

/** Cells that were made just now, as rows; columns in the order of the table. */
const recordset = (cells: readonly Cell[]) => sql`jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as x(
  day integer, fid integer, group_id integer, type_id smallint, domain_id smallint, messages integer,
  counted integer, replied integer, owed integer, on_time integer, graded integer, satisfied integer,
  level_sum integer, speed_sum integer, manner_sum integer, scores integer[], minutes integer[])`

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** What is summed. */
export interface Scope {
  readonly first: number
  readonly last: number
  readonly unit: Unit
  /** The group whose subtree is meant, with its path; undefined: all. */
  readonly group?: { readonly id: number; readonly path: string } | undefined
  readonly fid?: number | undefined
  readonly typeId?: number | undefined
  readonly domainId?: number | undefined
}

export const dimensions = ['total', 'period', 'group', 'forum', 'type', 'domain'] as const
export type Dimension = (typeof dimensions)[number]

/** Sums of one value of a dimension: of a period its first day, else an id. */
export interface Sums extends Omit<Cell, 'day' | 'fid' | 'group_id' | 'type_id' | 'domain_id' | 'minutes'> {
  readonly dimension: Dimension
  readonly key: number
  readonly p50: number | null
  readonly p90: number | null
}

function conditions({ first, last, group, fid, typeId, domainId }: Scope) {
  return sql.join(
    [
      sql`c.day between ${first} and ${last}`,
      ...(group
        ? [sql`c.group_id = any(array(select id from org_group where path like ${`${group.path}%`}))`]
        : []),
      ...(fid === undefined ? [] : [sql`c.fid = ${fid}`]),
      ...(typeId === undefined ? [] : [sql`c.type_id = ${typeId}`]),
      ...(domainId === undefined ? [] : [sql`c.domain_id = ${domainId}`])
    ],
    sql` and `
  )
}

const shownColumns = sql`c.fid, c.type_id, c.domain_id, c.messages, c.counted, c.replied, c.owed, c.on_time, c.graded,
  c.satisfied, c.level_sum, c.speed_sum, c.manner_sum, c.scores, c.minutes`

/**
 * The sums of everything in a scope by each dimension, from what was summed up and from days that were not yet. Groups are
 * those directly below the scope's, each with all below it, and the scope's own.
 * @param live cells of the days from `liveFrom` on, which were made just now
 */
export async function selectSums(
  db: Db,
  scope: Scope,
  live: readonly Cell[],
  liveFrom: number
): Promise<Sums[]> {
  const { group, unit } = scope
  const path = group?.path ?? '/'
  const below = sql`coalesce(nullif(split_part(substr(g.path, ${path.length + 1}::int), '/', 1), '')::int, ${group?.id ?? 0}::int)`
  const period = sql`(date_trunc(${sql.lit(unit)}, date '1970-01-01' + c.day)::date - date '1970-01-01')`
  const from = (source: RawBuilder<unknown>) =>
    sql`select ${period} as period, ${below} as grp, ${shownColumns} from ${source}
      join org_group g on g.id = c.group_id where ${conditions(scope)}`
  const keyed = sql`cross join lateral (values ('total', 0), ('period', c.period), ('group', c.grp), ('forum', c.fid),
    ('type', c.type_id::int), ('domain', c.domain_id::int)) as d (dimension, key)`
  const score = (at: number) => sql`sum(c.scores[${sql.lit(at)}])::int`
  const scores = sql.join([1, 2, 3, 4, 5].map(score), sql`, `)
  const { rows } = await sql<Sums>`
    with cells as materialized (
      ${from(sql`(select * from statistic_cell where day < ${liveFrom}) c`)} union all ${from(sql`(select * from ${recordset(live)}) c`)}
    ), sums as (
      select d.dimension, d.key, sum(c.messages)::int as messages, sum(c.counted)::int as counted,
        sum(c.replied)::int as replied, sum(c.owed)::int as owed, sum(c.on_time)::int as on_time,
        sum(c.graded)::int as graded, sum(c.satisfied)::int as satisfied, sum(c.level_sum)::int as level_sum,
        sum(c.speed_sum)::int as speed_sum, sum(c.manner_sum)::int as manner_sum, array[${scores}] as scores
      from cells c ${keyed} group by d.dimension, d.key
    ), waits as (
      select d.dimension, d.key, percentile_disc(array[0.5, 0.9]) within group (order by w.minutes) as p
      from cells c ${keyed} cross join lateral unnest(c.minutes) as w (minutes) group by d.dimension, d.key
    )
    select s.*, w.p[1] as p50, w.p[2] as p90 from sums s left join waits w using (dimension, key)
    order by s.dimension, s.messages desc, s.key`.execute(db)
  return rows
}

/** What forums and groups are called. */
export async function selectNames(db: Db, fids: readonly number[], groupIds: readonly number[]) {
  const [forums, groups] = await Promise.all([
    db
      .selectFrom('forum as f')
      .innerJoin('org_group as g', 'g.id', 'f.group_id')
      .select(['f.fid', 'f.name', 'g.name as groupName'])
      .where('f.fid', '=', sql<number>`any(${[...fids]}::int[])`)
      .execute(),
    db
      .selectFrom('org_group')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${[...groupIds]}::int[])`)
      .execute()
  ])
  return {
    forums: new Map(forums.map(forum => [forum.fid, forum])),
    groups: new Map(groups.map(({ id, name }) => [id, name]))
  }
}
