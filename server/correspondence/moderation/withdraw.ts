import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { endOpenDeletion } from './store.ts'

/**
 * The author withdraws a message before it is approved. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function withdrawMessage(
  trx: Trx,
  actor: CitizenActor,
  tid: number,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'withdraw', await circumstancesOf(trx, message, parameters, now))
  if (message.deletion_open) await endOpenDeletion(trx, tid, now)
  const saved = await moveMessage(trx, message, 'withdraw', { deletion_open: false })
  await recordMessageEvent(trx, saved, actor, { verb: 'message.withdrawn', audience: 'author' }, now)
  return { tid, version: saved.version }
}
