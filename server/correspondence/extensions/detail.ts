/** The part that extensions add to a message's detail. */
import { addWorkingDays } from '../../platform/calendar/calendar.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { StaffPart } from '../../records/message-core/detail-parts.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { extensionActions } from './offer.ts'
import { pendingExtensionOf } from './pending.ts'
import { type ExtensionRow, findExtension } from './store.ts'

export const staffExtensions: StaffPart<'extensions'> = async ({ db, actor, message, sight, now }) => {
  const extension = await findExtension(db, message.tid)
  return {
    extendedFrom: extendedFrom(message, extension),
    pendingExtension: sight === 'full' ? pendingExtensionOf(message, extension) : null,
    allowedActions: extensionActions(actor, message, extension, now)
  }
}

/** Returns the deadline before it was extended, in seconds; null if the present deadline is not the extended one. */
function extendedFrom({ deadline_at }: MessageRecord, extension: ExtensionRow | undefined): number | null {
  if (extension?.state !== 'approved') return null
  const { deadline_at: before, days } = extension
  return deadline_at?.getTime() === addWorkingDays(before, days).getTime() ? seconds(before) : null
}
