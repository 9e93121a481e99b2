/** The only SQL on calendars that were put into use. */
import type { DB } from '@board/generated/database'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { CalendarFacts, DayKind } from './working-calendar.ts'

const toFacts = (row: Selectable<DB['working_calendar']>): CalendarFacts => ({
  id: row.id,
  knownYear: row.known_year,
  days: row.days as Readonly<Record<string, DayKind>>,
  hasStatutory: row.has_statutory
})

/** Lists all calendars that were ever in use, the newest first. */
export async function selectCalendars(db: Db | Trx): Promise<CalendarFacts[]> {
  return (await db.selectFrom('working_calendar').selectAll().orderBy('id', 'desc').execute()).map(toFacts)
}

/** Reads the calendar in use. */
export async function selectNewest(db: Db | Trx): Promise<CalendarFacts> {
  const newest = db.selectFrom('working_calendar').selectAll().orderBy('id', 'desc').limit(1)
  return toFacts(await newest.executeTakeFirstOrThrow())
}

/** Reads the calendar in use. Nobody else puts one into use until the transaction ends. */
export async function lockNewest(trx: Trx): Promise<CalendarFacts> {
  await sql`select pg_advisory_xact_lock(hashtextextended('calendar', 0))`.execute(trx)
  return await selectNewest(trx)
}

/** Puts a calendar into use; it returns its id. */
export async function insertCalendar(
  trx: Trx,
  { days, ...facts }: Omit<CalendarFacts, 'id' | 'hasStatutory'>,
  applied: { readonly by: number | null; readonly at: Date }
): Promise<number> {
  const { id } = await trx
    .insertInto('working_calendar')
    .values({
      known_year: facts.knownYear,
      days: JSON.stringify(days),
      applied_by: applied.by,
      applied_at: applied.at
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
