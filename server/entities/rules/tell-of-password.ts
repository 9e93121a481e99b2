import type { Trx } from '../../database/open.ts'
import { recordEvent } from '../../events/record.ts'
import { tellOwner } from '../../notify/tell-owner.ts'
import type { Saved } from '../rules.ts'

/** Records that an administrator gave an account another password in its form, and tells its owner. Decision 0162. */
export async function tellOfPassword(
  trx: Trx,
  { id, actor, now, deps }: Pick<Saved, 'id' | 'actor' | 'now' | 'deps'>,
  kind: 'user' | 'institutionAccount'
): Promise<void> {
  const verb = 'user.passwordReset'
  const eventId = await recordEvent(trx, { verb, audience: 'editor', subject: { kind, id }, actor, at: now })
  await tellOwner(trx, deps.keys, { uid: id, eventId, verb, at: now })
}
