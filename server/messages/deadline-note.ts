import type { Language } from '@board/schemas/errors'
import { momentText } from '../calendar/time.ts'
import type { TimelineEvent } from '../events/timeline.ts'
import { translations, type Words } from '../words.ts'

type Facts = Pick<TimelineEvent, 'verb' | 'tpid' | 'groupName' | 'after'>

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

/**
 * Returns the deadline that a reminder is about, and its group, in words: a message and each of its assignments have
 * deadlines of their own. Null for other events, and for reminders that were recorded without their deadline.
 */
export function deadlineNote({ verb, tpid, groupName, after }: Facts, language: Language): string | null {
  if (!verb.startsWith('deadline.') || groupName === null) return null
  const { dueAt } = (after ?? {}) as { readonly dueAt?: unknown }
  if (typeof dueAt !== 'string') return null
  const words: Words = tpid === null ? ofMessage : ofAssignment
  return words[language].replace('{group}', groupName).replace('{at}', momentText(new Date(dueAt)))
}
