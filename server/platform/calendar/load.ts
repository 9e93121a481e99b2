import type { Db, Trx } from '../database/open.ts'
import { calendarInUse, setCalendar } from './calendar.ts'
import { selectNewest } from './store.ts'
import { buildCalendar, type CalendarFacts, type WorkingCalendar } from './working-calendar.ts'

/** Reads the facts of the calendar in use. */
export const readCalendar = (db: Db | Trx): Promise<CalendarFacts> => selectNewest(db)

/** Makes this process count by the calendar that is in use in the database. */
export async function loadCalendar(db: Db): Promise<WorkingCalendar> {
  const facts = await selectNewest(db)
  if (facts.id !== calendarInUse().id) setCalendar(buildCalendar(facts))
  return calendarInUse()
}
