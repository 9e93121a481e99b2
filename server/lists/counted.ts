/**
 * What counts, in one place for the home page, the leaders' pages and the data board, as conditions on a message `m` and
 * what records of handling leave out of it, `u`. Decision 0032.
 */
import { type RawBuilder, sql } from 'kysely'

/** Messages that were approved and not taken down; what is deleted after that stays. Domain 2. */
export const isStanding = sql<boolean>`(m.audit_state = 1 or m.audit_state = 4 and m.taken_down_at is null)`

/** Where a message is left out, of what. */
export const leftOut = sql`left join uncounted_message u on u.tid = m.tid`
export const isOutOfVolume = sql<boolean>`coalesce(u.volume, false)`
export const isOutOfRates = sql<boolean>`coalesce(u.rates, false)`

/** Since when who has the message now is to reply. */
export const owedSince = sql<Date>`coalesce(m.clock_started_at, m.approved_at)`

/** The replies `r` that count: final ones, and not of a forum that had the message before. */
export const isAnswer: RawBuilder<boolean> = sql`r.kind = 'final' and r.created_at >= ${owedSince}`
