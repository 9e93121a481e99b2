import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import { updateMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { isTheirs, reportObstacle } from './policy.ts'
import { insertReport, listReports } from './store.ts'

/**
 * A group reports a message of its own to its superior. The state, the clock and the group of the message do not
 * change. Domain 4.
 * @throws Refusal GEN0404, GEN0409, RPT0001, RPT0002, RPT0004
 */
export async function reportMessage(
  trx: Trx,
  actor: InstitutionActor,
  { tid, version, note }: BodyOf<'reportMessage'>,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  if (!isTheirs(actor, message)) throw new Refusal('GEN0404')
  const { parentId } = actor.group
  const isOpen = (await listReports(trx, tid)).some(one => one.state === 0)
  const obstacle = reportObstacle(message, parentId, isOpen)
  if (obstacle || parentId === null) throw new Refusal(obstacle ?? 'RPT0001')
  requireVersion(message, version)
  const text = note.trim()
  const id = await insertReport(trx, {
    tid,
    group_id: actor.group.id,
    superior_id: parentId,
    note: text,
    requested_by: actor.accountId,
    created_at: now
  })
  const saved = await updateMessage(trx, message, {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'report.submitted',
      audience: 'holders',
      note: text,
      subject: { kind: 'report', id },
      groupId: parentId,
      groups: [parentId]
    },
    now
  )
  return { id, tid, version: saved.version }
}
