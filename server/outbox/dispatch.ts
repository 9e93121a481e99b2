import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { describeFailure, SendFailure } from '../outgoing/failure.ts'
import { inRootSpan } from '../traces/spans.ts'
import { recipientIndex } from './enqueue.ts'
import { maskContact } from './mask.ts'
import type { MailProvider, SmsProvider } from './provider.ts'
import { type ClaimedLetter, claimDue, markFailed, markSent, type Trace } from './store.ts'
import type { Params } from './templates.ts'
import { type Shown, writeMail, writeSms } from './written.ts'

/** Attempts before a letter is dead. */
export const maxAttempts = 6

/** Letters taken at once, seconds for which this process holds them, and seconds that a provider has for one. */
const batch = 20
const leaseSeconds = 120
const sendSeconds = 10

/** Seconds until the next check whether mail or SMS has been set up; setting it up releases the letters at once. */
const setUpSeconds = 300

export type Sending = {
  db: Db
  keys: Keys
  sms: SmsProvider
  mail: MailProvider
  /** Writes letters about notifications. */
  news: NewsWriter
  clock: () => Date
  log: (message: string, detail: { reference: string; attempts: number; error: string }) => void
}

/** The receiver of a letter, and the parameters of its template. */
export type Addressed = { to: string; params: Params }

/**
 * Writes the letter about a notification at the moment when it is sent.
 * @throws SendFailure if its account does not want it any more, or cannot be reached by this channel
 */
export type NewsWriter = (letter: ClaimedLetter) => Promise<Addressed>

/** Returns the end of the lease of a letter that is taken now. */
export const leaseEndOf = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/** Seconds until a letter is tried again: 10, 40, 160, 640, 2560. */
export const backOff = (attempts: number) => 10 * 4 ** (attempts - 1)

/**
 * Sends the letters that are due. Several processes may do so at once; each letter belongs to one process for two
 * minutes. A letter of a killed process is sent again with the same reference. No transaction is open while a provider
 * works.
 * @returns the number of letters that it tried to send
 */
export async function dispatchDue(sending: Sending): Promise<number> {
  const now = sending.clock()
  const letters = await claimDue(sending.db, now, leaseEndOf(now), batch)
  await Promise.all(letters.map(letter => dispatchOne(sending, letter)))
  return letters.length
}

async function dispatchOne(sending: Sending, letter: ClaimedLetter): Promise<void> {
  const trace: Trace = {}
  try {
    const { channel, attempts } = letter
    await inRootSpan(`deliver ${channel}`, { 'board.attempt': attempts }, () => send(sending, letter, trace))
  } catch (cause) {
    await keepFailure(sending, letter, cause, trace)
    return
  }
  await markSent(sending.db, letter.id, sending.clock(), trace)
}

/** Writes and sends a letter; adds to `trace` what the log stores, as it becomes known. */
async function send(sending: Sending, letter: ClaimedLetter, trace: Trace): Promise<void> {
  const { keys, clock } = sending
  if (letter.expires_at && letter.expires_at <= clock())
    throw new SendFailure('expired', '', { isFinal: true })
  const { to, params } = await addressed(sending, letter)
  trace.recipient_masked = maskContact(letter.channel, to)
  trace.recipient_index = recipientIndex(keys, to)
  const signal = AbortSignal.timeout(sendSeconds * 1000)
  await Promise.race([hand(sending, letter, { to, params, signal }, trace), aborted(signal)])
}

async function addressed({ keys, news }: Sending, letter: ClaimedLetter): Promise<Addressed> {
  const { recipient_sealed, params_sealed } = letter
  if (recipient_sealed === null || params_sealed === null) return await news(letter)
  return {
    to: keys.openField('recipient', recipient_sealed),
    params: JSON.parse(keys.openField('params', params_sealed))
  }
}

async function hand(
  { db, sms, mail }: Sending,
  { reference, channel, template, language }: ClaimedLetter,
  { to, params, signal }: Addressed & { signal: AbortSignal },
  trace: Trace
): Promise<void> {
  if (channel === 'mail') {
    const { shown, ...written } = await writeMail(db, template, params, language)
    note(trace, shown)
    return await mail.send({ reference, to, ...written }, signal)
  }
  const { shown, ...written } = await writeSms(db, template, params)
  note(trace, shown)
  // not that of an earlier attempt, whose configuration may be out of use since
  trace.platform = null
  await sms.send({ reference, to, ...written }, signal, platform => {
    trace.platform = platform
  })
}

function note(trace: Trace, { subject, content, params }: Shown): void {
  Object.assign(trace, { subject, content, shown_params: params })
}

/** Rejects when the time is over, so that a provider that never answers does not delay the others. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const late = () => reject(new SendFailure('unanswered', `no answer within ${sendSeconds} s`))
    signal.addEventListener('abort', late, { once: true })
  })
}

async function keepFailure(
  { db, clock, log }: Sending,
  letter: ClaimedLetter,
  cause: unknown,
  trace: Trace
): Promise<void> {
  const { reference, attempts } = letter
  const { kind, isFinal, text } = describeFailure(cause)
  const isUncounted = kind === 'notSetUp'
  const isLast = isFinal || (!isUncounted && attempts >= maxAttempts)
  const wait = isUncounted ? setUpSeconds : backOff(attempts)
  const nextAt = isLast ? undefined : new Date(clock().getTime() + wait * 1000)
  await markFailed(db, letter, { kind, text }, { nextAt, isUncounted }, { ...trace })
  log(isLast ? 'a letter could not be sent and is given up' : 'a letter could not be sent yet', {
    reference,
    attempts,
    error: `${kind} ${text}`.trim()
  })
}
