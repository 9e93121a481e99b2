import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { maskOwnPhone } from '@board/schemas/facts/formats'
import { isCitizen, isInstitution, type SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { findChoice, upsertChoice } from '../../platform/notify/choices.ts'
import { dailyLetters, type NewsKind } from '../../platform/notify/kinds.ts'
import { maskAddress } from '../../platform/outbox/mask.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOwn, lockOwn } from './store.ts'

type NotificationChoice = components['schemas']['NotificationChoice']

/** Returns the kinds of news that an account of this kind can get. */
function kindsOf(actor: SignedInActor): readonly NewsKind[] {
  if (isCitizen(actor)) return ['own', 'followed', 'campaign', 'account']
  return isInstitution(actor) ? ['work', 'account'] : ['account']
}

/**
 * Returns the channels and kinds that the reader chose. A channel without a bound address is off. A reader who has not
 * chosen yet gets no letters; all kinds are ticked in the form. Domain 6.
 */
export async function getNotificationChoice(
  db: Db | Trx,
  keys: Keys,
  actor: SignedInActor
): Promise<NotificationChoice> {
  const own = await findOwn(db, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  const choosable = kindsOf(actor)
  const { mail, sms, kinds } = (await findChoice(db, own.uid)) ?? {
    mail: false,
    sms: false,
    kinds: choosable
  }
  return {
    mail: mail && own.emailSealed !== null,
    sms: sms && own.phoneSealed !== null,
    email: own.emailSealed && maskAddress(keys.openField('email', own.emailSealed)),
    phone: own.phoneSealed && maskOwnPhone(keys.openField('phone', own.phoneSealed)),
    kinds: choosable.filter(kind => kinds.includes(kind)),
    choosable: [...choosable],
    dailyMail: dailyLetters.mail,
    dailySms: dailyLetters.sms
  }
}

/**
 * Saves the channels and kinds of news for letters. From then on they are written in the language of this call.
 * @throws Refusal PER0003 for SMS without a phone, PER0008 for mail without an address
 */
export async function saveNotificationChoice(
  trx: Trx,
  actor: SignedInActor,
  { mail, sms, kinds }: BodyOf<'saveNotificationChoice'>,
  language: Language,
  now: Date
): Promise<void> {
  // binding or removing an address takes the same lock
  const own = await lockOwn(trx, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  if (sms && !own.phoneSealed) throw new Refusal('PER0003')
  if (mail && !own.emailSealed) throw new Refusal('PER0008')
  const before = await findChoice(trx, own.uid)
  const after = { mail, sms, kinds: kindsOf(actor).filter(kind => kinds.includes(kind)) }
  await upsertChoice(trx, own.uid, after, language, now)
  await recordEvent(trx, {
    verb: 'person.changed',
    audience: 'editor',
    subject: { kind: 'account', id: own.uid },
    actor,
    at: now,
    ...(before && { before: { notifications: before } }),
    after: { notifications: after }
  })
}
