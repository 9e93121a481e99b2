/** Deadlines of answers (domain 3): working days of the mainland calendar, at the end of the day. */

import { addWorkingDays, halved } from '../calendar/calendar.ts'
import type { SiteParameters } from '../site/parameters.ts'

export type ReplyClock = 'consultation' | 'ordinary' | 'suggestion'

const kinds: Readonly<Record<number, ReplyClock>> = { 1: 'consultation', 5: 'suggestion' }

/** Returns which of the parameters limits the reply to a type of message. */
export const replyClockOf = (typeId: number): ReplyClock => kinds[typeId] ?? 'ordinary'

/** Returns the number of working days for a type of message; half of them if it is urgent. */
function replyDays(typeId: number, priorityLevel: number, parameters: SiteParameters): number {
  return halved(parameters.replyDays[replyClockOf(typeId)], priorityLevel)
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
