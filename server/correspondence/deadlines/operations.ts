import { requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { applyCalendar, previewCalendar } from './change-calendar.ts'

/** Operations on the calendar of working days, besides those of its days. */
export const deadlineOperations = defineOperations({
  previewCalendar: call => previewCalendar(call.db, call.now),
  applyCalendar: call => {
    const actor = requireSignedIn(call.actor)
    return call.write(trx => applyCalendar(trx, actor, call.now))
  }
})
