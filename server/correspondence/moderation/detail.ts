/** The parts that moderation adds to a message's detail: former forums, and requests for its deletion. */
import type { PublicPart, StaffPart } from '../../records/message-core/detail-parts.ts'
import { isEditor } from '../messages/policy.ts'
import { deletionViews } from './deletions.ts'
import { readdressings } from './readdressings.ts'

export const staffModeration: StaffPart<'moderation'> = async ({ db, actor, message }) => ({
  readdressings: await readdressings(db, message.tid),
  deletionRequests: isEditor(actor) ? await deletionViews(db, message.tid) : []
})

/** Returns the last request for deletion to the author only. */
export const publicModeration: PublicPart<'moderation'> = async ({ db, message, isOwn }) => ({
  deletion: isOwn ? ((await deletionViews(db, message.tid)).at(-1) ?? null) : null
})
