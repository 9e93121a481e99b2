/** The part of a message's detail that replies provide. */
import type { PublicPart, StaffPart } from '../../records/message-core/detail-parts.ts'
import { listReplies } from './store.ts'
import { replyView } from './view.ts'

/** Adds the replies to the staff detail; only the last reply can be edited. */
export const staffReplies: StaffPart<'replies'> = async ({ db, message, attachments, actions }) => {
  const replies = await listReplies(db, message.tid)
  const last = replies.at(-1)
  return {
    replies: replies.map(reply => ({
      ...replyView(reply, attachments.ofReply(reply.id)),
      allowedActions: reply === last && actions.includes('editReply') ? ['editReply'] : []
    }))
  }
}

export const publicReplies: PublicPart<'replies'> = async ({ db, message, attachments }) => ({
  replies: (await listReplies(db, message.tid)).map(reply => replyView(reply, attachments.ofReply(reply.id)))
})
