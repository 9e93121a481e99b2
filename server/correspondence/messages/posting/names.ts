import type { Language } from '@board/schemas/errors/catalogue'
import { markedName } from '../../../people/company-core/marked-name.ts'
import type { TimelineEvent } from '../../../platform/events/timeline.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'

const anonymous = { 'zh-CN': '匿名网友', 'zh-TW': '匿名網友', 'en-US': 'Anonymous' } as const
const platform = { 'zh-CN': '平台', 'zh-TW': '平台', 'en-US': 'The platform' } as const

/** The fields of a message that decide how its author is called. */
export type Authored = Pick<MessageRecord, 'author_name' | 'company_confirmed' | 'is_anonymous'>

/** Returns the author's name as it was signed, with a mark for a company that the platform has not confirmed. Domain 8. */
export const signedNameOf = (
  message: Pick<Authored, 'author_name' | 'company_confirmed'>,
  language: Language
): string => markedName(message.author_name, message.company_confirmed, language)

/** Returns the author's name for readers who do not handle the message. */
export const publicNameOf = (message: Authored, language: Language): string =>
  message.is_anonymous ? anonymous[language] : signedNameOf(message, language)

/** Returns the name of an event's actor: the group, the author's name as the reader may see it, or the platform. */
export function actorNameOf(
  event: Pick<TimelineEvent, 'actorUid' | 'actorGroupName'>,
  message: Pick<MessageRecord, 'author_uid'>,
  authorName: string,
  language: Language
): string {
  if (event.actorGroupName) return event.actorGroupName
  return event.actorUid === message.author_uid ? authorName : platform[language]
}
