import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../../directory/site/parameters.ts'
import type { SignedInActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { lockMessage, requireVersion } from '../../../records/message-core/lock.ts'
import { moveMessage } from '../move.ts'
import { requireAction } from '../policy.ts'
import { recordMessageEvent } from '../tell.ts'
import { circumstancesOf } from './circumstances.ts'

/**
 * An editor returns a message to its author with a reason. Domain 2.
 * @throws Refusal GEN0404, GEN0409, MSG0001
 */
export async function returnMessage(
  trx: Trx,
  actor: SignedInActor,
  decision: BodyOf<'returnMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, decision.tid)
  requireAction(actor, message, 'return', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, decision.version)
  const reason = decision.reason.trim()
  const saved = await moveMessage(trx, message, 'return', { audit_note: reason })
  const happening = {
    verb: 'message.returned',
    audience: 'author',
    note: reason,
    accounts: [saved.author_uid]
  } as const
  await recordMessageEvent(trx, saved, actor, happening, now)
  return { tid: saved.tid, version: saved.version }
}
