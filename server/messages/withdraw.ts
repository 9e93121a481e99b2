import type { CitizenActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { endOpenDeletion } from '../moderation/end-deletion.ts'
import type { SiteParameters } from '../site/parameters.ts'
import { circumstancesOf } from './circumstances.ts'
import { lockMessage } from './lock.ts'
import { moveMessage } from './move.ts'
import { requireAction } from './policy.ts'
import { tell } from './tell.ts'

/**
 * Withdraws a message before it is approved, by its author. Domain 2.
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
  await tell(trx, saved, actor, { verb: 'message.withdrawn', audience: 'author' }, now)
  return { tid, version: saved.version }
}
