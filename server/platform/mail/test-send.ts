import type { Language } from '@board/schemas/errors/catalogue'
import type { Deps } from '../deps/deps.ts'
import { writeMail } from '../outbox/written.ts'
import { SendFailure } from '../outgoing/failure.ts'
import { Refusal } from '../refusal.ts'
import { sendBySmtp, signInAtServer } from './smtp.ts'
import { findMailAccount, type MailAccount } from './store.ts'

/** Milliseconds for the whole test: a mail server may take minutes, and a proxy and the client give up after 180 s. */
const testTimeout = 170_000

/**
 * Returns a function that sends a test mail by a configuration, in use or not, and returns the server's answer.
 * @throws Refusal GEN0404
 */
export async function testMail(
  { database: { db }, keys, outgoing }: Pick<Deps, 'database' | 'keys' | 'outgoing'>,
  { id, to, reference }: { id: number; to: string; reference: string },
  language: Language
): Promise<() => Promise<string>> {
  const account = await findMailAccount(db, keys, { id })
  if (!account) throw new Refusal('GEN0404')
  return async () => {
    const { subject, text } = await writeMail(db, 'test', { config: account.name }, language)
    const signal = AbortSignal.timeout(testTimeout)
    try {
      return await sendBySmtp(account, { reference, to, subject, text }, signal, outgoing)
    } catch (error) {
      throw signal.aborted ? new SendFailure('unanswered', '') : error
    }
  }
}

/** Returns the password with which a configuration is saved; empty if it has none. */
export async function storedPassword(
  { database: { db }, keys }: Pick<Deps, 'database' | 'keys'>,
  id: number
): Promise<string> {
  return (await findMailAccount(db, keys, { id }))?.password ?? ''
}

export type { MailAccount } from './store.ts'

/** Signs in at the server of a configuration that is not saved yet, and returns nothing. @throws SendFailure */
export async function tryMailServer(
  { outgoing }: Pick<Deps, 'outgoing'>,
  account: MailAccount
): Promise<string> {
  const signal = AbortSignal.timeout(testTimeout)
  try {
    return await signInAtServer(account, signal, outgoing)
  } catch (error) {
    throw signal.aborted ? new SendFailure('unanswered', '') : error
  }
}
