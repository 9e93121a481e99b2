/** The part that rechecks add to a message's detail. */
import type { StaffPart } from '../../records/message-core/detail-parts.ts'
import { recheckViews } from './view.ts'

export const staffRechecks: StaffPart<'rechecks'> = async ({ db, message }) => ({
  rechecks: await recheckViews(db, message.tid)
})
