import type { BodyOf } from '@board/generated/calls'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { notify } from '../../platform/notify/notify.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireSightOfEverybody } from '../access/departments.ts'
import { countMessagesOf, findPerson } from './store.ts'

/**
 * Shows a masked value of an account in full, or a figure of one account; the reader, the time and the reason are
 * recorded, and the person is notified. Domain 8, decision 0153.
 * @throws Refusal GEN0404
 */
export async function revealAccount(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { uid, field, reason }: BodyOf<'revealAccount'>,
  now: Date
): Promise<{ value: string | null }> {
  await requireSightOfEverybody(trx, actor)
  const person = await findPerson(trx, uid)
  if (!person) throw new Refusal('GEN0404')
  const isFigure = field === 'messageCount'
  const sealed = isFigure
    ? null
    : { phone: person.phoneSealed, idNumber: person.idNumberSealed, email: person.emailSealed }[field]
  const verb = 'person.revealed'
  const eventId = await recordEvent(trx, {
    verb,
    audience: 'author',
    subject: { kind: 'account', id: uid },
    actor,
    at: now,
    after: { field },
    note: reason.trim()
  })
  // without a value nothing was read
  if (isFigure || sealed)
    await notify(trx, { eventId, verb, tid: null, subject: '', at: now }, { accounts: [uid] })
  if (isFigure) return { value: String(await countMessagesOf(trx, uid)) }
  return { value: sealed && keys.openField(field, sealed) }
}
