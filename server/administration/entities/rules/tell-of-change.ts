import { maskPhone } from '@board/schemas/facts/formats'
import type { Trx } from '../../../platform/database/open.ts'
import { recordEvent } from '../../../platform/events/record.ts'
import { tellOwner } from '../../../platform/notify/tell-owner.ts'
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

/**
 * Records that an administrator gave a member of staff another phone, and tells the member of it, on the former phone, too.
 * Decision 0162.
 */
export async function tellOfPhone(
  trx: Trx,
  {
    id,
    before,
    values,
    actor,
    now,
    deps: { keys }
  }: Pick<Saved, 'id' | 'before' | 'values' | 'actor' | 'now' | 'deps'>
): Promise<void> {
  const verb = 'person.phoneChanged'
  const subject = { kind: 'user', id }
  const eventId = await recordEvent(trx, { verb, audience: 'editor', subject, actor, at: now })
  const phone = typeof values.mobile === 'string' && values.mobile !== '' ? values.mobile : undefined
  const had = typeof before?.mobile === 'string' && before.mobile !== '' ? before.mobile : undefined
  await tellOwner(trx, keys, {
    uid: id,
    eventId,
    verb,
    at: now,
    detail: phone && maskPhone(phone),
    former: { phone_sealed: had ? keys.sealField('phone', had) : null, email_sealed: null }
  })
}
