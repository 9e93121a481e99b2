import type { EventVerb } from '@board/schemas/facts/events'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { type OwnerNews, tellOwner } from '../../platform/notify/tell-owner.ts'

interface Change extends Pick<OwnerNews, 'uid' | 'at' | 'detail' | 'former'> {
  readonly verb: Extract<EventVerb, `account.${string}` | `person.${string}`>
  readonly actor: Actor | 'system'
  readonly after?: unknown
}

/** Records a change of the ways to sign in to an account, and tells its owner of it. Decision 0162. */
export async function recordChange(
  trx: Trx,
  keys: Keys,
  { uid, verb, actor, at, after, detail, former }: Change
): Promise<void> {
  const subject = { kind: 'account', id: uid }
  const eventId = await recordEvent(trx, { verb, audience: 'editor', subject, actor, at, after })
  await tellOwner(trx, keys, { uid, eventId, verb, at, detail, former })
}
