/** The queries of the data board: facts about messages, and the days that are to be counted. */
import { sql } from 'kysely'
import { resumingStates } from '../../correspondence/rechecks/outcomes.ts'
import {
  dayNumber,
  isAnswer,
  isOutOfRates,
  isOutOfVolume,
  isStanding,
  leftOut,
  owedSince
} from '../../directory/counted/rules.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { type Place, placeConditions } from './cells/store.ts'
import { startOf } from './days.ts'

/** The facts about a message that the data board is made of. */
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
  /** The deadline of that reply, where it was kept with it. */
  readonly dueAt: Date | null
  readonly extendedFrom: Date | null
  readonly extendedDays: number | null
  /** The detector's findings in that reply when it was published; null: it was not examined. */
  readonly findings: readonly string[] | null
  /** When rechecks stopped its clock before that reply, and let it go on: seconds. */
  readonly pauses: readonly (readonly [from: number, to: number])[]
  /** Tells whether there is a grade, struck or not; whether one was struck. */
  readonly isRated: boolean
  readonly isStruck: boolean
  /** Of the last grade that counts. */
  readonly resolution: number | null
  readonly speed: number | null
  readonly manner: number | null
  readonly isOutOfVolume: boolean
  readonly isOutOfRates: boolean
  readonly isDeleted: boolean
}

const clockGoesOn = [...resumingStates]

/**
 * Reads the messages that were approved on these days, the first and the last too; deleted ones stay. Domain 2.
 * @param scope leaves out messages of other places, types and domains
 */
export async function selectFacts(
  db: Db | Trx,
  first: number,
  last: number,
  scope: Place = {}
): Promise<MessageFacts[]> {
  const within = [isStanding, ...placeConditions(scope, 'm')]
  const { rows } = await sql<MessageFacts>`
    select ${dayNumber('m.approved_at')} as day, m.fid, m.group_id as "groupId", m.type_id as "typeId",
      m.domain_id as "domainId", m.priority_level as "priorityLevel", m.approved_at as "approvedAt",
      m.clock_started_at as "clockStartedAt", m.deadline_at as "deadlineAt",
      answer.created_at as "repliedAt", answer.due_at as "dueAt",
      e.deadline_at as "extendedFrom", e.days as "extendedDays", answer.findings,
      coalesce(stood.pauses, '[]') as pauses, coalesce(given.grades, 0) > 0 as "isRated",
      coalesce(given.struck, 0) > 0 as "isStruck", g.resolution, g.speed, g.manner,
      ${isOutOfVolume} as "isOutOfVolume", ${isOutOfRates} as "isOutOfRates",
      m.audit_state = 4 as "isDeleted"
    from message m ${leftOut}
    left join lateral (
      select r.created_at, r.due_at, r.findings from reply r where r.tid = m.tid and ${isAnswer} order by r.created_at, r.id limit 1
    ) answer on true
    left join lateral (
      select json_agg(json_build_array(extract(epoch from c.created_at), extract(epoch from c.decided_at))) as pauses
      from recheck c where c.tid = m.tid and c.state = any(${clockGoesOn}::int[])
        and c.created_at >= ${owedSince} and c.decided_at <= answer.created_at
    ) stood on true
    left join lateral (
      select count(*) as grades, count(struck_at) as struck from grade where tid = m.tid
    ) given on true
    left join deadline_extension e on e.tid = m.tid and e.state = 'approved'
    left join lateral (
      select resolution, speed, manner from grade where tid = m.tid and struck_at is null order by round desc limit 1
    ) g on true
    where m.approved_at >= ${startOf(first)} and m.approved_at < ${startOf(last + 1)}
      and ${sql.join(within, sql` and `)}`.execute(db)
  return rows
}

/** Tells whether any day was ever noted. */
export async function hasDays(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('statistic_day').select('day').limit(1).executeTakeFirst()) !== undefined
}

/** The newest event; the oldest transaction that is under way, and the first that has not begun. */
export interface Horizon {
  readonly event: number
  readonly oldest: number
  readonly next: number
}

/** Reads the transactions after the event, whose own had begun by then. */
export async function readHorizon(trx: Trx): Promise<Horizon> {
  const newest = trx.selectFrom('event').select(({ fn }) => fn.max('id').as('id'))
  const event = Number((await newest.executeTakeFirst())?.id ?? 0)
  const { rows } = await sql<{ oldest: string; next: string }>`
    select pg_snapshot_xmin(s)::text as oldest, pg_snapshot_xmax(s)::text as next
    from pg_current_snapshot() as s`.execute(trx)
  return { event, oldest: Number(rows[0]?.oldest), next: Number(rows[0]?.next) }
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

/** The last day that was counted, and when any was. */
export async function findCounted(db: Db): Promise<{ last: number | null; at: Date | null }> {
  const counted = db
    .selectFrom('statistic_day')
    .select(({ fn }) => [fn.max('day').as('last'), fn.max('counted_at').as('at')])
    .where('counted_at', 'is not', null)
  const row = await counted.executeTakeFirst()
  return { last: row?.last ?? null, at: row?.at ?? null }
}

/** Reads the names of forums, with those of their groups, and the names of groups. */
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

/**
 * Counts a forum's messages whose last grade that counts says whether they are solved, and the solved ones.
 * @param until later grades do not count, as they do not count in the figures beside this one
 */
export async function countSolved(
  db: Db,
  fid: number,
  until: Date
): Promise<{ answers: number; solved: number }> {
  const { rows } = await sql<{ answers: number; solved: number }>`
    select count(g.solved)::integer as answers, (count(*) filter (where g.solved = 1))::integer as solved
    from message m ${leftOut}
    join lateral (
      select solved from grade where tid = m.tid and struck_at is null and created_at <= ${until} order by round desc limit 1
    ) g on true
    where m.fid = ${fid} and m.graded_at is not null and ${isStanding} and not ${isOutOfRates}`.execute(db)
  return rows[0] ?? { answers: 0, solved: 0 }
}
