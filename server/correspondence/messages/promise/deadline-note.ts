import type { Language } from '@board/schemas/errors/catalogue'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import { momentText } from '../../../platform/calendar/time.ts'
import type { TimelineEvent } from '../../../platform/events/timeline.ts'

type Facts = Pick<TimelineEvent, 'verb' | 'tpid' | 'groupName' | 'before' | 'after'>

const ofMessage = translations(
  '留言的期限（{group}）：{at}',
  '留言的期限（{group}）：{at}',
  'Deadline of the message ({group}): {at}'
)
const ofAssignment = translations(
  '交办给{group}的期限：{at}',
  '交辦給{group}的期限：{at}',
  'Deadline of the assignment to {group}: {at}'
)

const movedOfMessage = translations(
  '留言的期限（{group}）由 {from} 调整为 {at}',
  '留言的期限（{group}）由 {from} 調整為 {at}',
  'Deadline of the message ({group}): {at} instead of {from}'
)
const movedOfAssignment = translations(
  '交办给{group}的期限由 {from} 调整为 {at}',
  '交辦給{group}的期限由 {from} 調整為 {at}',
  'Deadline of the assignment to {group}: {at} instead of {from}'
)

/**
 * Returns the deadline that a reminder is about, and its group, in words: a message and each of its assignments have
 * deadlines of their own. After a change of holidays it says both dates. Null for other events, and for reminders that were recorded without their deadline.
 */
export function deadlineNote(
  { verb, tpid, groupName, before, after }: Facts,
  language: Language
): string | null {
  if (!verb.startsWith('deadline.') || groupName === null) return null
  const [from, at] = [dueAt(before), dueAt(after)]
  if (at === undefined) return null
  const isMoved = from !== undefined && from !== at
  const words: Words =
    tpid === null ? (isMoved ? movedOfMessage : ofMessage) : isMoved ? movedOfAssignment : ofAssignment
  return words[language]
    .replace('{group}', groupName)
    .replace('{from}', from ?? '')
    .replace('{at}', at)
}

/** Returns the deadline that an event keeps, in words; undefined if it keeps none. */
function dueAt(facts: unknown): string | undefined {
  const { dueAt: moment } = (facts ?? {}) as { readonly dueAt?: unknown }
  return typeof moment === 'string' ? momentText(new Date(moment)) : undefined
}
