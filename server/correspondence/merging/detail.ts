/** The part of a message's detail that merging provides. */
import { isInstitution } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { MessageReading, PublicPart, StaffPart } from '../../records/message-core/detail-parts.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'
import { isApproved, isBeforeFinalReply } from '../../records/message-core/transitions.ts'
import { isOpen } from '../messages/policy.ts'
import { listMerged } from './store.ts'

/** Returns the number of the main message, and whether the public may read it. */
async function mergedInto({ db, message }: MessageReading) {
  if (message.merged_into === null) return null
  const main = await findMessageRecord(db, message.merged_into)
  return { tid: message.merged_into, isOpen: main !== undefined && isOpen(main) }
}

export const publicMerging: PublicPart<'merging'> = async reading => ({
  mergedInto: await mergedInto(reading)
})

/**
 * Only the group of the message reads the list of messages merged into it. Other groups do not handle those messages.
 */
export const staffMerging: StaffPart<'merging'> = async reading => {
  const { db, message, actor } = reading
  const isOwn = isInstitution(actor) && actor.group.id === message.group_id
  const merged = isOwn ? await listMerged(db, message.tid) : []
  return {
    mergedInto: await mergedInto(reading),
    mergedHere: merged.map(one => {
      const facts = { audit_state: one.audit_state as 0 | 1 | 2 | 3 | 4, state: one.state as 0 }
      return {
        tid: one.tid,
        subject: one.subject,
        reason: one.reason,
        mergedAt: seconds(one.merged_at),
        allowedActions: isApproved(facts) && isBeforeFinalReply(facts) ? ['splitMessage'] : []
      }
    })
  }
}
