import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
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
}

const waiting = new WeakSet<Trx>()

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

/** Whether a transaction put anything into the outbox, so that it is worth looking there after the commit. */
export const holdsOutbox = (trx: Trx): boolean => waiting.has(trx)

async function enqueue(
  trx: Trx,
  keys: Keys,
  channel: 'sms' | 'mail',
  { reference, to, template, params, at }: Letter
) {
  await insertLetter(trx, {
    reference,
    channel,
    recipient_sealed: keys.sealField('recipient', to),
    template,
    params_sealed: keys.sealField('params', JSON.stringify(params)),
    next_at: at,
    created_at: at
  })
  waiting.add(trx)
}
