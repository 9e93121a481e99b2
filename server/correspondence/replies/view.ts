import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import { lateness } from '../messages/promise/promise.ts'
import type { ReplyRecord } from './store.ts'

/** Returns a reply with its attachments, in the form of the contract. */
export const replyView = <A>(reply: ReplyRecord, attachments: A[]) => ({
  id: reply.id,
  kind: reply.kind,
  groupName: reply.group_name,
  content: reply.content,
  createdAt: seconds(reply.created_at),
  editedAt: secondsOrNull(reply.edited_at),
  ...lateness(reply),
  version: reply.version,
  attachments
})
