/**
 * The working days of mainland China by the calendar in use: weekends, public holidays, and the working days that replace
 * them. A process has one calendar, as it has one time zone; `load.ts` keeps it up to date. Domain 3, 8; decision 0147.
 */
import {
  addWorkingDaysIn,
  buildCalendar,
  firstFacts,
  isWorkingDayIn,
  type WorkingCalendar,
  workingDaysBetweenIn
} from './working-calendar.ts'

export { dateOf, endOfDay, startOfDay } from './days.ts'

let inUse: WorkingCalendar = buildCalendar(firstFacts)

/** Returns the calendar by which this process counts. */
export const calendarInUse = (): WorkingCalendar => inUse

/** Makes this process count by another calendar. */
export function setCalendar(calendar: WorkingCalendar): void {
  inUse = calendar
}

/** Tells whether the day of this moment is a working day. */
export const isWorkingDay = (moment: Date): boolean => isWorkingDayIn(inUse, moment)

/**
 * Returns the end of the working day that is `days` working days after the day of `from`. The day of `from` itself
 * never counts. With 0 it returns the end of that day. Domain 3.
 */
export const addWorkingDays = (from: Date, days: number): Date => addWorkingDaysIn(inUse, from, days)

/**
 * Returns the number of working days after the day of `from`, up to and including the day of `to`. `addWorkingDays`
 * adds this number to get from one to the other.
 */
export const workingDaysBetween = (from: Date, to: Date): number => workingDaysBetweenIn(inUse, from, to)

/**
 * Returns the number of working days for a priority: half of them, rounded up, if the message is urgent (priorityLevel
 * 1). Domain 3.
 */
export const daysByPriority = (days: number, priorityLevel: number): number =>
  priorityLevel === 1 ? Math.ceil(days / 2) : days
