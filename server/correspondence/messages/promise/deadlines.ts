/**
 * The deadlines of answers (domain 3). They are counted in working days of the mainland calendar, and fall on the end
 * of a day.
 */

import type { SiteParameters } from '../../../directory/site/parameters.ts'
import { addWorkingDays, daysByPriority } from '../../../platform/calendar/calendar.ts'

export type ReplyClock = 'consultation' | 'ordinary' | 'suggestion'

const kinds: Readonly<Record<number, ReplyClock>> = { 1: 'consultation', 5: 'suggestion' }

/** Returns the name of the parameter that limits the reply to a type of message. */
export const replyClockOf = (typeId: number): ReplyClock => kinds[typeId] ?? 'ordinary'

/** Returns the number of working days for the reply. An urgent message has half as many. */
function replyDays(typeId: number, priorityLevel: number, parameters: SiteParameters): number {
  return daysByPriority(parameters.replyDays[replyClockOf(typeId)], priorityLevel)
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
