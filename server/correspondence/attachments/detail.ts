/** The attachments of a message's detail. */
import type { MessageReading } from '../../records/message-core/detail-parts.ts'
import { listAttachments, listStaffAttachments } from './list.ts'

export const staffAttachments = (
  { db, deps, actor, now, message }: MessageReading,
  tpids: readonly number[]
) => listStaffAttachments(db, { tids: [message.tid], tpids }, { keys: deps.keys, now, actor })

export const publicAttachments = ({ db, deps, now, message }: MessageReading, isOwn: boolean) =>
  listAttachments(
    db,
    { tids: [message.tid] },
    { keys: deps.keys, now, sight: isOwn ? { authorUid: message.author_uid } : 'public' }
  )
