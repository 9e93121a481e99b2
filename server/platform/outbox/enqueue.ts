import type { Language } from '@board/schemas/errors/catalogue'
import type { Trx } from '../database/open.ts'
import { markLettersDue } from '../database/outbox-flag.ts'
import type { Keys } from '../keys/keys.ts'
import { maskContact } from './mask.ts'
import type { Channel } from './provider.ts'
import { insertLetter } from './store.ts'
import type { TemplateName, TemplateParams } from './templates.ts'

/** A letter to be sent once the transaction is committed. */
export type Letter<Name extends TemplateName = TemplateName> = {
  /** The cause of the letter, such as `code:17`. Two letters with the same reference are one. */
  reference: string
  to: string
  template: Name
  params: TemplateParams[Name]
  at: Date
  /** The language of the reader; Chinese if it is not known. */
  language?: Language
  /** The moment after which it is not sent any more, such as the end of a code's validity. */
  expiresAt?: Date
}

/** Writes an SMS into the outbox; recipient and parameters are sealed. */
export async function enqueueSms<Name extends TemplateName>(
  trx: Trx,
  keys: Keys,
  letter: Letter<Name>
): Promise<void> {
  await enqueue(trx, keys, 'sms', letter)
}

/** Writes a mail into the outbox; recipient and parameters are sealed. */
export async function enqueueMail<Name extends TemplateName>(
  trx: Trx,
  keys: Keys,
  letter: Letter<Name>
): Promise<void> {
  await enqueue(trx, keys, 'mail', letter)
}

/** Returns the index by which letters to a receiver are found: that of the whole number or address, in lower case. */
export const recipientIndex = (keys: Keys, to: string): string =>
  keys.blindIndex('recipient', to.trim().toLowerCase())

async function enqueue(
  trx: Trx,
  keys: Keys,
  channel: Channel,
  { reference, to, template, params, at, language, expiresAt }: Letter
) {
  await insertLetter(trx, {
    reference,
    channel,
    recipient_sealed: keys.sealField('recipient', to),
    recipient_masked: maskContact(channel, to),
    recipient_index: recipientIndex(keys, to),
    template,
    params_sealed: keys.sealField('params', JSON.stringify(params)),
    ...(language && { language }),
    expires_at: expiresAt ?? null,
    next_at: at,
    created_at: at
  })
  markLettersDue(trx)
}
