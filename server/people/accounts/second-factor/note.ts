import type { EventVerb } from '@board/schemas/facts/events'
import type { Actor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { recordEvent } from '../../../platform/events/record.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { tellOwner } from '../../../platform/notify/tell-owner.ts'
import type { AccountRecord } from '../store.ts'

type Verb = Extract<EventVerb, `secondFactor.${string}`>

/**
 * Records an event of a second factor in the history of the member of staff or of the institution's account, and tells its
 * owner.
 * @param text what the history shows beside it, such as the name of a passkey
 */
export async function note(
  trx: Trx,
  keys: Keys,
  verb: Verb,
  { kind, uid: id }: Pick<AccountRecord, 'kind' | 'uid'>,
  actor: Actor | 'system',
  at: Date,
  text?: string
): Promise<void> {
  const subject = { kind: kind === 'institution' ? 'institutionAccount' : 'user', id }
  const eventId = await recordEvent(trx, { verb, audience: 'editor', subject, actor, at, note: text })
  await tellOwner(trx, keys, { uid: id, eventId, verb, at, detail: text })
}
