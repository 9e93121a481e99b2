import type { Language } from '@board/schemas/errors'
import type { Trx } from '../database/open.ts'
import { touchOutbox } from '../database/outbox-flag.ts'
import type { Keys } from '../keys/keys.ts'
import { maskContact } from './mask.ts'
import type { Channel } from './provider.ts'
import { insertLetter } from './store.ts'
import type { TemplateName, TemplateParams } from './templates.ts'

/** A letter to be sent once the transaction is committed. */
export type Letter<Name extends TemplateName = TemplateName> = {
  /** Names what causes it, such as `code:17`: the same reference twice is one letter. */
  reference: string
  to: string
  template: Name
  params: TemplateParams[Name]
  at: Date
  /** The reader's; absent: Chinese, because nothing tells. */
  language?: Language
  /** When it is not worth sending any more, such as a code that is valid no longer. */
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

/** Returns the index by which a letter is found: that of the whole number or address, in lower case. */
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
  touchOutbox(trx)
}
