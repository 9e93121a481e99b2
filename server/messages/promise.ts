/** The promise of a message: the deadline of its answer, and whether it was met. Domain 7. */
import type { components } from '@board/generated/openapi'
import { workingDaysBetween } from '../calendar/calendar.ts'
import { seconds } from '../calendar/time.ts'
import type { PromiseFacts } from '../lists/promise-facts.ts'
import { isJustGraded } from '../message-core/transitions.ts'

type AnswerPromise = components['schemas']['AnswerPromise']

const dateOf = (at: number) => new Date(at * 1000)

/** Returns the promise of a message; null if no answer with a deadline is due or was given. */
export function promiseOf(facts: PromiseFacts, now: Date): AnswerPromise | null {
  const { openDueAt, metDueAt, metAt } = facts
  if (openDueAt) return openPromise(facts, openDueAt, now)
  if (!metDueAt || !metAt) return null
  return {
    answer: facts.metKind === 'final' ? 'reply' : 'explanation',
    dueAt: metDueAt,
    daysLeft: null,
    answeredAt: metAt,
    stoppedSince: null,
    stoppedBy: null,
    extendedFrom: extendedFrom(facts, facts.metBefore, metAt),
    lateDays: lateDays(metDueAt, metAt)
  }
}

function openPromise(facts: PromiseFacts, dueAt: number, now: Date): AnswerPromise {
  const { recheckSince, metAt } = facts
  const late = lateDays(dueAt, recheckSince ?? seconds(now))
  return {
    // after a grade, the answer that is due is an explanation
    answer: isJustGraded(facts) ? 'explanation' : 'reply',
    dueAt,
    daysLeft: late === null && recheckSince === null ? workingDaysBetween(now, dateOf(dueAt)) : null,
    answeredAt: null,
    stoppedSince: recheckSince,
    stoppedBy: recheckSince === null ? null : 'recheck',
    extendedFrom: extendedFrom(facts, metAt, null),
    lateDays: late
  }
}

/** Returns the deadline of an answer and its delay, in the form of the contract. */
export function lateness(answer: { readonly due_at: Date | null; readonly created_at: Date }) {
  const { due_at, created_at } = answer
  if (!due_at) return { dueAt: null, lateDays: null }
  return { dueAt: seconds(due_at), lateDays: lateDays(seconds(due_at), seconds(created_at)) }
}

/** Returns the number of working days after the deadline, at least one; null if `until` is in time. */
function lateDays(dueAt: number, until: number): number | null {
  return until > dueAt ? Math.max(1, workingDaysBetween(dateOf(dueAt), dateOf(until))) : null
}

/** Returns the deadline before its extension; null unless the extension was approved between the two times. */
function extendedFrom(
  { extensionFrom, extensionAt }: PromiseFacts,
  after: number | null,
  until: number | null
): number | null {
  if (!extensionFrom || !extensionAt) return null
  const isOfThis = (after === null || extensionAt > after) && (until === null || extensionAt <= until)
  return isOfThis ? extensionFrom : null
}
