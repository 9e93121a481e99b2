import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import type { MailProvider, SmsProvider } from './provider.ts'
import { type ClaimedLetter, claimDue, markFailed, markSent } from './store.ts'
import { write } from './templates.ts'

/** Attempts before a letter is dead. */
export const maxAttempts = 6

/** Letters taken at once, seconds that they are ours, and seconds that a provider has for one. */
const batch = 20
const leaseSeconds = 120
const sendSeconds = 10

export type Sending = {
  db: Db
  keys: Keys
  sms: SmsProvider
  mail: MailProvider
  clock: () => Date
  log: (message: string, detail: { reference: string; attempts: number; error: string }) => void
}

/** Seconds until a letter is tried again: 10, 40, 160, 640, 2560. */
export const backOff = (attempts: number) => 10 * 4 ** (attempts - 1)

/**
 * Sends what is due. Several processes may do so at once, each letter is one's alone for two minutes; what a
 * killed process held comes again with the same reference. No transaction is open while a provider works.
 * @returns how many were tried
 */
export async function dispatchDue(sending: Sending): Promise<number> {
  const now = sending.clock()
  const leaseEnd = new Date(now.getTime() + leaseSeconds * 1000)
  const letters = await claimDue(sending.db, now, leaseEnd, batch)
  await Promise.all(letters.map(letter => dispatchOne(sending, letter)))
  return letters.length
}

async function dispatchOne(sending: Sending, letter: ClaimedLetter): Promise<void> {
  try {
    await send(sending, letter)
  } catch (cause) {
    await keepFailure(sending, letter, cause)
    return
  }
  await markSent(sending.db, letter.id, sending.clock())
}

async function send({ keys, sms, mail }: Sending, letter: ClaimedLetter): Promise<void> {
  const { reference, channel, template } = letter
  const to = keys.openField('recipient', letter.recipient_sealed)
  const { subject, text } = write(template, JSON.parse(keys.openField('params', letter.params_sealed)))
  const signal = AbortSignal.timeout(sendSeconds * 1000)
  const sent =
    channel === 'sms'
      ? sms.send({ reference, to, text }, signal)
      : mail.send({ reference, to, subject, text }, signal)
  await Promise.race([sent, aborted(signal)])
}

/** A provider that never answers must not hold the others up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${sendSeconds} s`)), {
      once: true
    })
  })
}

async function keepFailure(
  { db, clock, log }: Sending,
  { id, reference, attempts }: ClaimedLetter,
  cause: unknown
) {
  const isLast = attempts >= maxAttempts
  const error = describe(cause)
  const nextAt = isLast ? undefined : new Date(clock().getTime() + backOff(attempts) * 1000)
  await markFailed(db, id, error, nextAt)
  log(isLast ? 'a letter could not be sent and is given up' : 'a letter could not be sent yet', {
    reference,
    attempts,
    error
  })
}

/** What went wrong, without the phone or the address that a provider may quote. */
function describe(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause)
  return text.replace(/\d{5,}|[^\s@]+@[^\s@]+/g, '…').slice(0, 300)
}
