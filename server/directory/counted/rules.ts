/**
 * The rules for counting, in one place for the home page, the leaders' pages and the data board: conditions
 * on a message `m` and on `u`, the record that excludes it. Decision 0032.
 */
import { type RawBuilder, sql } from 'kysely'

/** Condition: the message was approved and not taken down; one that is deleted later still counts. Domain 2. */
export const isStanding = sql<boolean>`(m.audit_state = 1 or m.audit_state = 4 and m.taken_down_at is null)`

/** Joins the record that excludes a message from counts. */
export const leftOut = sql`left join uncounted_message u on u.tid = m.tid`
export const isOutOfVolume = sql<boolean>`coalesce(u.volume, false)`
export const isOutOfRates = sql<boolean>`coalesce(u.rates, false)`

/** The time since which the present group owes a reply. */
export const owedSince = sql<Date>`coalesce(m.clock_started_at, m.approved_at)`

/** Condition: the reply `r` counts. It is final, and was not written before the present group's duty to reply began. */
export const isAnswer: RawBuilder<boolean> = sql`r.kind = 'final' and r.created_at >= ${owedSince}`

/** The highest mean score of a grade that counts as low. */
export const lowScore = 2

/** The day of a moment in Shanghai, as a number. */
export const dayNumber = (column: string) =>
  sql`floor((extract(epoch from ${sql.ref(column)}) + 28800) / 86400)::integer`
