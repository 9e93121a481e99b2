import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor, SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import { lapseUnfitExtension } from '../extensions/lapse.ts'
import { strikeGrade as strike } from '../grades/read.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { endRecheck } from './end.ts'

interface Decision {
  readonly tid: number
  readonly version: number
  readonly reason: string
}

/**
 * The group withdraws its recheck. The clock runs again. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function withdrawRecheck(
  trx: Trx,
  actor: InstitutionActor,
  tid: number,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'withdrawRecheck', await circumstancesOf(trx, message, parameters, now))
  const ended = await endRecheck(trx, actor, message, { outcome: 'withdraw' }, now)
  const saved = await moveMessage(trx, message, 'withdrawRecheck', ended)
  return { tid: saved.tid, version: saved.version }
}

/**
 * An editor rejects a recheck. The group continues to handle the message. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001
 */
export async function rejectRecheck(
  trx: Trx,
  actor: SignedInActor,
  { tid, version, reason }: Decision,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'rejectRecheck', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  const ending = { outcome: 'reject', note: reason.trim() } as const
  const ended = await endRecheck(trx, actor, message, ending, now)
  const saved = await moveMessage(trx, message, 'rejectRecheck', ended)
  return { tid: saved.tid, version: saved.version }
}

/**
 * An editor removes the disputed grade from the statistics. The grade can still be read, and no explanation of it is
 * due. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001
 */
export async function strikeGrade(
  trx: Trx,
  actor: SignedInActor,
  { tid, version, reason }: Decision,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'strikeGrade', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  const ended = await endRecheck(trx, actor, message, { outcome: 'strike', note: reason.trim() }, now)
  const id = await strike(trx, tid, message.satisfaction_type ?? 1, now)
  const saved = await moveMessage(trx, message, 'strikeGrade', {
    ...ended,
    satisfaction: null,
    explain_due: false,
    deadline_at: null
  })
  await lapseUnfitExtension(trx, actor, saved, now)
  if (id !== null)
    await recordMessageEvent(
      trx,
      saved,
      actor,
      { verb: 'grade.struck', audience: 'holders', subject: { kind: 'grade', id } },
      now
    )
  return { tid: saved.tid, version: saved.version }
}
