import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { endOwnMerge, tellSplit } from './end.ts'

/**
 * Ends the merge of a message that has no final reply yet. Its own deadline runs again. Domain 7.
 * @throws Refusal GEN0404, MSG0001
 */
export async function splitMessage(
  trx: Trx,
  actor: InstitutionActor,
  tid: number,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'split', await circumstancesOf(trx, message, parameters, now))
  if (message.merged_into === null) throw new Refusal('GEN0404')
  const saved = await moveMessage(trx, message, 'split', await endOwnMerge(trx, message, now))
  await tellSplit(trx, saved, actor, message.merged_into, now)
  return { tid: saved.tid, version: saved.version }
}
