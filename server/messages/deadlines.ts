/** When an answer is due (domain 3): working days of the mainland calendar, at the end of the day. */

import { addWorkingDays, halved } from '../site/calendar.ts'
import type { SiteParameters } from '../site/parameters.ts'

const kinds: Readonly<Record<number, 'consultation' | 'ordinary' | 'suggestion'>> = {
  1: 'consultation',
  5: 'suggestion'
}

/** Working days that a type of message may take; half of them when it is urgent. */
function replyDays(typeId: number, priorityLevel: number, parameters: SiteParameters): number {
  return halved(parameters.replyDays[kinds[typeId] ?? 'ordinary'], priorityLevel)
}

/** By when the reply is due. */
export const replyDeadline = (
  from: Date,
  typeId: number,
  priorityLevel: number,
  parameters: SiteParameters
): Date => addWorkingDays(from, replyDays(typeId, priorityLevel, parameters))

/** By when an explanation is due. */
export const explainDeadline = (from: Date, parameters: SiteParameters): Date =>
  addWorkingDays(from, parameters.explainDays)
