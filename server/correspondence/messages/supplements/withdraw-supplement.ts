import type { CitizenActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { supplementTransitions } from '../../../records/message-core/transitions.ts'
import { updateMessage } from '../move.ts'
import { updateContent } from '../store.ts'
import { recordMessageEvent } from '../tell.ts'
import { lockSupplement } from './decide-supplement.ts'

/**
 * The author withdraws a supplement before an editor approves it. Nobody else is notified. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function withdrawSupplement(trx: Trx, actor: CitizenActor, id: number, now: Date) {
  const { message, supplement } = await lockSupplement(trx, id, 'withdraw', actor.accountId)
  const { to, verb } = supplementTransitions.withdraw
  await updateContent(trx, supplement.id, { audit_state: to })
  const saved = await updateMessage(trx, message, {})
  await recordMessageEvent(
    trx,
    saved,
    actor,
    { verb, audience: 'author', subject: { kind: 'supplement', id } },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
