/** The reports in a message's detail, and the access to the message that a report gives. */
import type { MessageReading, Sight, StaffPart } from '../../records/message-core/detail-parts.ts'
import { hasReport } from './sight.ts'
import { reportViews } from './view.ts'

export const reportSight = async ({ db, actor, message }: MessageReading): Promise<Sight | null> =>
  (await hasReport(db, message.tid, actor)) ? 'full' : null

export const staffReports: StaffPart<'reports'> = async ({ db, actor, message }) => {
  const { reports, actions } = await reportViews(db, actor, message)
  return { reports, allowedActions: actions }
}
