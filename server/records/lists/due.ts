/** Conditions on deadlines. The numbers of a board and the lists behind them use the same ones. */
import type { dueKinds } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import { endOfDay } from '../../platform/calendar/calendar.ts'
import type { Db } from '../../platform/database/open.ts'
import { owedStatesInSql } from '../assignment-core/in-sql.ts'

export type Due = (typeof dueKinds)[number]

/** The number of records that are overdue, due today, and due on the next two days. */
export interface DueCounts {
  overdue: number
  dueToday: number
  dueSoon: number
}

const day = 86_400_000

/** The end of the time that counts as soon: three days, including today. */
const endOfSoon = (now: Date): Date => new Date(endOfDay(now).getTime() + 2 * day)

/** Condition: the clock of a message `m` runs. It stands still during a recheck. */
export const messageRuns = sql<boolean>`not m.recheck_open`

/** Condition: an assignment `a` is open and has no answer yet. */
export const assignmentRuns = sql<boolean>`a.state in (${owedStatesInSql})`

/** Returns the condition of each kind on a deadline. */
const conditionsOf = (
  deadline: RawBuilder<unknown>,
  now: Date
): Readonly<Record<Due, RawBuilder<boolean>>> => ({
  overdue: sql`${deadline} < ${now}`,
  today: sql`${deadline} >= ${now} and ${deadline} <= ${endOfDay(now)}`,
  soon: sql`${deadline} > ${endOfDay(now)} and ${deadline} <= ${endOfSoon(now)}`
})

/** Returns the condition for messages `m` that are due in this way. */
export const dueMessages = (due: Due, now: Date): RawBuilder<boolean> =>
  sql`${messageRuns} and ${conditionsOf(sql`m.deadline_at`, now)[due]}`

/** Returns the condition for assignments `a` that are due in this way. */
export const dueAssignments = (due: Due, now: Date): RawBuilder<boolean> =>
  sql`${assignmentRuns} and ${conditionsOf(sql`a.deadline_at`, now)[due]}`

/**
 * Counts records by their deadline.
 * @param from the table, its joins, and the conditions of the list
 */
export async function countDue(
  db: Db,
  from: RawBuilder<unknown>,
  runs: RawBuilder<boolean>,
  deadline: RawBuilder<unknown>,
  now: Date
): Promise<DueCounts> {
  const { overdue, today, soon } = conditionsOf(deadline, now)
  const { rows } = await sql<DueCounts>`
    select count(*) filter (where ${overdue})::integer as overdue,
      count(*) filter (where ${today})::integer as "dueToday", count(*) filter (where ${soon})::integer as "dueSoon"
    from ${from} and ${deadline} <= ${endOfSoon(now)} and ${runs}`.execute(db)
  return rows[0] ?? { overdue: 0, dueToday: 0, dueSoon: 0 }
}
