import type { components } from '@board/generated/openapi'
import { type Actor, isInstitution } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { allowedReportActions, isTheirs, reportObstacle } from './policy.ts'
import { listReports, type ReportRecord } from './store.ts'

type Report = components['schemas']['MessageReport']

/** Returns a report in the form of the contract. */
export const reportView = (actor: Actor, one: ReportRecord, message: MessageRecord): Report => ({
  id: one.id,
  groupName: one.group_name,
  superiorName: one.superior_name,
  note: one.note,
  reportState: one.state,
  askedAt: seconds(one.created_at),
  decidedAt: secondsOrNull(one.decided_at),
  advice: one.advice,
  allowedActions: allowedReportActions(actor, one, message)
})

/** Returns the reports of a message, and the operation that reports it if the actor may call it now. */
export async function reportViews(
  db: Db,
  actor: Actor,
  message: MessageRecord
): Promise<{ reports: Report[]; actions: string[] }> {
  const all = await listReports(db, message.tid)
  const isOpen = all.some(one => one.state === 0)
  const may =
    isInstitution(actor) &&
    isTheirs(actor, message) &&
    reportObstacle(message, actor.group.parentId, isOpen) === null
  return {
    reports: all.map(one => reportView(actor, one, message)),
    actions: may ? ['reportMessage'] : []
  }
}
