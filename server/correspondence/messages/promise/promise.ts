/** The promise of a message: the deadline of its answer, and whether it was met. Domain 7. */
import type { components } from '@board/generated/openapi'
import type { Timing } from '@board/schemas/facts/timing'
import { seconds } from '../../../platform/calendar/time.ts'
import type { PromiseFacts } from '../../../records/lists/promise-facts.ts'
import { lateDays, timingOf } from '../../../records/message-core/timing.ts'
import { isJustGraded } from '../../../records/message-core/transitions.ts'

type AnswerPromise = components['schemas']['AnswerPromise']

/**
 * Returns the timing of the answer that is due, or else of the last one that had a deadline; null without either.
 */
export function messageTiming(facts: PromiseFacts, now: Date): Timing | null {
  const { openDueAt, recheckSince, metDueAt, metAt } = facts
  if (openDueAt) return timingOf({ dueAt: openDueAt, answeredAt: null, stoppedSince: recheckSince }, now)
  if (!metDueAt || !metAt) return null
  return timingOf({ dueAt: metDueAt, answeredAt: metAt, stoppedSince: null }, now)
}

/** Returns the promise of a message; null if no answer with a deadline is due or was given. */
export function promiseOf(facts: PromiseFacts, now: Date): AnswerPromise | null {
  const timing = messageTiming(facts, now)
  if (!timing) return null
  const { metAt, metBefore } = facts
  const isMet = timing.answeredAt !== null
  return {
    answer: isExplanation(facts, isMet) ? 'explanation' : 'reply',
    ...timing,
    stoppedBy: timing.stoppedSince === null ? null : 'recheck',
    extendedFrom: isMet ? extendedFrom(facts, metBefore, metAt) : extendedFrom(facts, metAt, null)
  }
}

/** Tells whether the answer of a promise is an explanation: the one that is due after a grade is one. */
const isExplanation = (facts: PromiseFacts, isMet: boolean): boolean =>
  isMet ? facts.metKind !== 'final' : isJustGraded(facts)

/** Returns the deadline of an answer and its delay, in the form of the contract. */
export function lateness(answer: { readonly due_at: Date | null; readonly created_at: Date }) {
  const { due_at, created_at } = answer
  if (!due_at) return { dueAt: null, lateDays: null }
  return { dueAt: seconds(due_at), lateDays: lateDays(seconds(due_at), seconds(created_at)) }
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
