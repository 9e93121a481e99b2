import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { closeChain } from '../assignments/close-chain.ts'
import { updateMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseUnfitProposal } from '../proposals/lapse.ts'
import { requireReportAction } from './policy.ts'
import { findReport, updateReport } from './store.ts'
import { type ReportAction, reportTransitions } from './transitions.ts'

/**
 * Does one action on a report: the superior takes over the message, returns it with advice or notes it, or the group
 * that reported it withdraws the report. After taking over, the superior handles the message. Earlier assignments are
 * closed; the trace state and the deadline do not change. Domain 4.
 * @throws Refusal GEN0404, RPT0003, RPT0005
 */
export async function actOnReport(
  trx: Trx,
  actor: InstitutionActor,
  { id, action, advice }: { id: number; action: ReportAction; advice?: string | undefined },
  now: Date
) {
  const seen = await findReport(trx, id)
  if (!seen) throw new Refusal('GEN0404')
  const message = await lockMessage(trx, seen.tid)
  const report = await findReport(trx, id)
  if (!report) throw new Refusal('GEN0404')
  requireReportAction(actor, report, message, action)
  const { to, verb, who } = reportTransitions[action]
  const note = advice?.trim() || null
  await updateReport(trx, id, { state: to, advice: note, decided_by: actor.accountId, decided_at: now })
  const closing = { reason: 'takenOver', toGroupId: report.superior_id } as const
  if (action === 'takeOver') await closeChain(trx, actor, message, closing, now)
  const saved = await updateMessage(
    trx,
    message,
    action === 'takeOver' ? { group_id: report.superior_id } : {}
  )
  await lapseUnfitProposal(trx, actor, saved, now)
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb,
      audience: 'holders',
      note,
      subject: { kind: 'report', id },
      before: { state: report.state },
      after: { state: to },
      groupId: report.group_id,
      groups: who === 'superior' ? [report.group_id] : []
    },
    now
  )
  return { id, tid: saved.tid, version: saved.version }
}
