import { calendarInUse } from '../../../platform/calendar/calendar.ts'
import type { EntityRules } from '../rules.ts'

/** Holidays and make-up days. Deadlines are counted by those that were put into use. Decision 0147. */
export const calendarDayRules: EntityRules = {
  fields: {
    inUse: {
      columns: ['day', 'kind'],
      read: ([day, kind]) => calendarInUse().days[String(day)] === kind
    }
  }
}
