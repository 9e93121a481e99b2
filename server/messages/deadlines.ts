/** Deadlines of answers (domain 3): working days of the mainland calendar, at the end of the day. */

import { addWorkingDays, halved } from '../calendar/calendar.ts'
import type { SiteParameters } from '../site/parameters.ts'

const kinds: Readonly<Record<number, 'consultation' | 'ordinary' | 'suggestion'>> = {
  1: 'consultation',
  5: 'suggestion'
}

/** Returns the number of working days for a type of message; half of them if it is urgent. */
function replyDays(typeId: number, priorityLevel: number, parameters: SiteParameters): number {
  return halved(parameters.replyDays[kinds[typeId] ?? 'ordinary'], priorityLevel)
}

/** Returns the deadline of the reply. */
export const replyDeadline = (
  from: Date,
  typeId: number,
  priorityLevel: number,
  parameters: SiteParameters
): Date => addWorkingDays(from, replyDays(typeId, priorityLevel, parameters))

/** Returns the deadline of an explanation. */
export const explainDeadline = (from: Date, parameters: SiteParameters): Date =>
  addWorkingDays(from, parameters.explainDays)
