import type { Deps } from '../deps/deps.ts'
import { sampleSms } from '../outbox/preview.ts'
import { SendFailure } from '../outgoing/failure.ts'
import { Refusal } from '../refusal.ts'
import { sendByPlatform } from './send.ts'
import { findSmsAccount } from './store.ts'

/** Milliseconds for the whole test. */
const testTimeout = 10_000

/**
 * Returns a function that sends a template with samples by a configuration, in use or not, and returns the platform's
 * answer.
 * @throws Refusal GEN0404 if there is no such configuration or template
 */
export async function testSms(
  { database: { db }, keys, outgoing, random }: Pick<Deps, 'database' | 'keys' | 'outgoing' | 'random'>,
  {
    id,
    templateId,
    mobile,
    reference
  }: { id: number; templateId: number; mobile: string; reference: string },
  now: Date
): Promise<() => Promise<string>> {
  const account = await findSmsAccount(db, keys, { id })
  if (!account) throw new Refusal('GEN0404')
  const { text, params, templates } = await sampleSms(db, templateId)
  const sms = { reference, to: mobile, text, params, templates }
  return async () => {
    const signal = AbortSignal.timeout(testTimeout)
    try {
      return await sendByPlatform(account, sms, signal, outgoing, {
        now,
        nonce: random(16).toString('hex')
      })
    } catch (error) {
      throw signal.aborted ? new SendFailure('unanswered', '') : error
    }
  }
}
