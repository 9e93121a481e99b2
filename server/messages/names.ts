import type { Language } from '@board/schemas/errors'
import type { TimelineEvent } from '../events/timeline.ts'
import type { MessageRecord } from '../message-core/record.ts'

const anonymous = { 'zh-CN': '匿名网友', 'zh-TW': '匿名網友', 'en-US': 'Anonymous' } as const
const platform = { 'zh-CN': '平台', 'zh-TW': '平台', 'en-US': 'The platform' } as const

/** Returns the author's name for readers who do not handle the message. */
export const publicNameOf = (
  message: { readonly author_name: string; readonly is_anonymous: boolean },
  language: Language
): string => (message.is_anonymous ? anonymous[language] : message.author_name)

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
