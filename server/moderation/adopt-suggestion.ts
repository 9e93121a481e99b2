import type { InstitutionActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { circumstancesOf } from '../messages/circumstances.ts'
import { lockMessage } from '../messages/lock.ts'
import { reword } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { tell } from '../messages/tell.ts'
import type { SiteParameters } from '../site/parameters.ts'

/**
 * The forum's group marks a suggestion as adopted, for all to see, or takes the mark back. Domain 4.
 * @throws Refusal GEN0404, MSG0001
 */
export async function markAdopted(
  trx: Trx,
  actor: InstitutionActor,
  { tid, adopted }: { tid: number; adopted: boolean },
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  const action = adopted ? 'adoptSuggestion' : 'cancelAdoption'
  requireAction(actor, message, action, await circumstancesOf(trx, message, parameters, now))
  const saved = await reword(trx, message, { adopted })
  const accounts = adopted ? [saved.author_uid] : []
  const verb = adopted ? 'suggestion.adopted' : 'suggestion.adoptionCancelled'
  await tell(trx, saved, actor, { verb, audience: 'public', accounts }, now)
  return { tid: saved.tid, version: saved.version }
}
