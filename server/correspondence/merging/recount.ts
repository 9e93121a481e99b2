import { calendarInUse } from '../../platform/calendar/calendar.ts'
import { readCalendars } from '../../platform/calendar/put-into-use.ts'
import { recountDeadline } from '../../platform/calendar/working-calendar.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { type MergeRecord, updateMergeDeadline } from './store.ts'

/** Moves the stopped deadline of a merge because the calendar of working days has changed. Decision 0172. */
export const recountMerge = (
  trx: Trx,
  id: number,
  recounted: { readonly deadline_at: Date; readonly deadline_calendar: number }
): Promise<void> => updateMergeDeadline(trx, id, recounted)

/**
 * Returns the stopped deadline of a merge by the calendar in use. The job that moves deadlines may not have come to it yet.
 */
export async function stoppedDeadline(
  trx: Trx,
  { deadline_at, deadline_calendar }: Pick<MergeRecord, 'deadline_at' | 'deadline_calendar'>,
  message: MessageRecord
): Promise<Date | null> {
  const to = calendarInUse()
  const counted = deadline_calendar ?? message.deadline_calendar
  if (deadline_at === null || counted === to.id) return deadline_at
  const from = (await readCalendars(trx)).get(counted)
  const { clock_started_at: approved, grade_approved_at: graded, created_at } = message
  const start = approved && graded ? (approved > graded ? approved : graded) : (approved ?? graded)
  return from ? recountDeadline(deadline_at, start ?? created_at, { from, to }) : deadline_at
}
