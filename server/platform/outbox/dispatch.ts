import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { describeFailure, SendFailure } from '../outgoing/failure.ts'
import { inRootSpan } from '../traces/spans.ts'
import { recipientIndex } from './enqueue.ts'
import { maskContact } from './mask.ts'
import { type Channel, channels, type MailProvider, type SmsProvider } from './provider.ts'
import { type ClaimedLetter, claimDue, holdLonger, markFailed, markSent, type Trace } from './store.ts'
import type { Params } from './templates.ts'
import { type Shown, writeMail, writeSms } from './written.ts'

/** Attempts before a letter is dead. */
export const maxAttempts = 6

/** Letters of a channel that are taken at once. */
const batch = 20
/** Letters of a channel that are under way at most: some are slow, and the others go on beside them. */
const mostUnderWay = 40
/** Milliseconds that a batch is waited for; then the next one is taken, while a slow server still has letters of this one. */
const usualPatience = 5000
/** Seconds for which this process holds a letter. It holds a letter that is under way again and again. */
const leaseSeconds = 120
/** Seconds that a provider has for one letter: a mail server may take minutes for each step. Decision 0156. */
const sendSeconds: Readonly<Record<Channel, number>> = { sms: 10, mail: 900 }

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
  /** Milliseconds that a batch is waited for, by default five seconds. */
  patience?: number
  /** Ends what is under way, because the server stops. */
  stopping?: AbortSignal
}

/** The letters of a channel that a provider has not answered yet. */
export type UnderWay = Set<Promise<void>>

/** Tells whether no more letters are taken before one of those under way ends. */
export const isFull = (underWay: UnderWay): boolean => underWay.size >= mostUnderWay

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
 * Sends the letters of all channels that are due, and waits until each has been answered.
 * @returns the number of letters that it tried to send
 */
export async function dispatchDue(sending: Sending): Promise<number> {
  const underWay: UnderWay = new Set()
  const counts = await Promise.all(channels.map(channel => dispatchChannel(sending, channel, underWay)))
  await Promise.all(underWay)
  return counts.reduce((sum, count) => sum + count)
}

/**
 * Sends the letters of a channel that are due. Several processes may do so at once; each letter belongs to one process
 * for two minutes, and for as long as it is under way. A letter of a killed process is sent again with the same
 * reference. No transaction is open while a provider works.
 * @param underWay the letters that earlier calls have begun; those of this call are added until they end
 * @returns the number of letters that it has taken; a slow one may still be under way
 */
export async function dispatchChannel(
  sending: Sending,
  channel: Channel,
  underWay: UnderWay
): Promise<number> {
  const count = Math.min(batch, mostUnderWay - underWay.size)
  if (count <= 0) return 0
  const now = sending.clock()
  const letters = await claimDue(sending.db, channel, now, leaseEndOf(now), count)
  const tries = letters.map(letter => {
    const one: Promise<void> = dispatchOne(sending, letter).finally(() => underWay.delete(one))
    underWay.add(one)
    return one
  })
  await endOrPatience(Promise.all(tries), sending.patience ?? usualPatience)
  return letters.length
}

/** Waits until the work ends, but no longer than the patience. */
async function endOrPatience(work: Promise<unknown>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, patience).unref()
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function dispatchOne(sending: Sending, letter: ClaimedLetter): Promise<void> {
  const trace: Trace = {}
  const holding = hold(sending, letter)
  try {
    const { channel, attempts } = letter
    await inRootSpan(`deliver ${channel}`, { 'board.attempt': attempts }, () => send(sending, letter, trace))
  } catch (cause) {
    await keepFailure(sending, letter, cause, trace)
    return
  } finally {
    clearInterval(holding)
  }
  await markSent(sending.db, letter.id, sending.clock(), trace)
}

/** Holds a letter for as long as it is under way, so that no other process sends it. @returns the timer to clear */
function hold({ db, clock }: Sending, letter: ClaimedLetter): NodeJS.Timeout {
  const renew = () => holdLonger(db, letter, leaseEndOf(clock()))
  // a database that fails now fails at the end of the letter, too
  return setInterval(() => void renew().catch(() => undefined), (leaseSeconds * 1000) / 3).unref()
}

/** Writes and sends a letter; adds to `trace` what the log stores, as it becomes known. */
async function send(sending: Sending, letter: ClaimedLetter, trace: Trace): Promise<void> {
  const { keys, clock } = sending
  if (letter.expires_at && letter.expires_at <= clock())
    throw new SendFailure('expired', '', { isFinal: true })
  const { to, params } = await addressed(sending, letter)
  trace.recipient_masked = maskContact(letter.channel, to)
  trace.recipient_index = recipientIndex(keys, to)
  const limit = AbortSignal.timeout(sendSeconds[letter.channel] * 1000)
  const signal = sending.stopping ? AbortSignal.any([limit, sending.stopping]) : limit
  const late = () =>
    limit.aborted
      ? `no answer within ${sendSeconds[letter.channel]} s`
      : 'no answer before the server stopped'
  await Promise.race([hand(sending, letter, { to, params, signal }, trace), aborted(signal, late)])
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

/** Rejects when the time is over, so that a provider that never answers ends. */
function aborted(signal: AbortSignal, words: () => string): Promise<never> {
  return new Promise((_resolve, reject) => {
    const late = () => reject(new SendFailure('unanswered', words()))
    if (signal.aborted) late()
    else signal.addEventListener('abort', late, { once: true })
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
