/** Days of Shanghai as numbers, and time as it counts for offices. */
import { isWorkingDay } from '../../platform/calendar/calendar.ts'

const day = 86_400_000
/** Shanghai is eight hours ahead of UTC all year. */
const ahead = 8 * 3_600_000

/** The day of a moment, counted from 1970. */
export const dayOf = (moment: Date): number => Math.floor((moment.getTime() + ahead) / day)

/** Its first moment. */
export const startOf = (number: number): Date => new Date(number * day - ahead)

/** Minutes from one moment to another that lie on working days; a working day has 24 hours. Decision 0032. */
export function workingMinutes(from: Date, to: Date): number {
  let minutes = 0
  for (let number = dayOf(from); number <= dayOf(to); number++) {
    const [start, end] = [startOf(number), startOf(number + 1)]
    if (!isWorkingDay(start)) continue
    const within = Math.min(end.getTime(), to.getTime()) - Math.max(start.getTime(), from.getTime())
    minutes += Math.max(0, within) / 60_000
  }
  return Math.round(minutes)
}

/** The month that a day lies in, counted from January 1970. */
export function monthOf(number: number): number {
  const date = new Date(number * day)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** The first and the last day of a month. */
export function daysOfMonth(month: number): { first: number; last: number } {
  const start = (which: number) => Date.UTC(1970, which, 1) / day
  return { first: start(month), last: start(month + 1) - 1 }
}
