/** The part of a message's detail about cases. */
import type { StaffPart } from '../../records/message-core/detail-parts.ts'
import { caseActions } from './offer.ts'

export const staffCases: StaffPart<'cases'> = async ({ db, actor, message }) => ({
  allowedActions: await caseActions(db, actor, message)
})
