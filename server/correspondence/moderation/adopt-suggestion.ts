import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { markAdopted } from '../messages/approval/mark-adopted.ts'
import { requireAction } from '../messages/policy.ts'

/**
 * The forum's group marks a suggestion as adopted, or removes the mark. Domain 4.
 * @throws Refusal GEN0404, MSG0001
 */
export async function adoptSuggestion(
  trx: Trx,
  actor: InstitutionActor,
  { tid, adopted }: { tid: number; adopted: boolean },
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  const action = adopted ? 'adoptSuggestion' : 'cancelAdoption'
  requireAction(actor, message, action, await circumstancesOf(trx, message, parameters, now))
  const { version } = await markAdopted(trx, actor, message, { adopted }, now)
  return { tid, version }
}
