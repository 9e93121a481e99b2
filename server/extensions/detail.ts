/** The part that extensions add to a message's detail. */
import type { StaffPart } from '../message-core/detail-parts.ts'
import { extensionActions } from './offer.ts'

export const staffExtensions: StaffPart<'extensions'> = async ({ db, actor, message, now }) => ({
  allowedActions: await extensionActions(db, actor, message, now)
})
