import { isCodeOfAuthenticator } from '@board/schemas/second-factor'
import type { Trx } from '../../database/open.ts'
import type { Keys } from '../../keys/keys.ts'
import { networkOf } from '../../network.ts'
import { deleteTicketsOf, findOpenTicket, hashTicket, takeTry } from '../../sessions/tickets.ts'
import { addGuess, forgetGuesses, lockGuesses } from '../guesses.ts'
import { findKnownDevice } from '../known-device.ts'
import { isKnownPlace } from '../known-place.ts'
import { type LoginResult, logAttempt, type Origin, openSession } from '../open-session.ts'
import type { Outcome } from '../outcome.ts'
import { findAccount } from '../store.ts'
import { spendCode } from './check-code.ts'
import { note } from './note.ts'

export interface SecondStep {
  ticket: string
  /** Six digits of the authenticator, or a recovery code. */
  code: string
}

/** The kind of a sign-in whose first step was a code by SMS (specification 3, `loginType`). */
const bySms = 2

/** A complete sign-in, with its account and the kind of its first step. */
export interface Entered {
  uid: number
  loginType: 1 | 2
  session: LoginResult
}

/**
 * Completes a sign-in with the second factor. Wrong codes are counted with the wrong passwords of the name and place, and
 * a ticket has five tries. A code can be used once.
 * @returns refusals as outcomes, because tries, counts and the log must be committed. Decisions 0093, 0097.
 */
export async function takeSecondStep(
  trx: Trx,
  keys: Keys,
  { ticket, code }: SecondStep,
  origin: Origin,
  now: Date
): Promise<Outcome<Entered>> {
  const open = await findOpenTicket(trx, ticket, now)
  const account = open && (await findAccount(trx, { uid: open.account_uid }))
  if (!account) return { refused: 'USR0072' }
  const { uid, username } = account
  // the locks are taken in the order of the first step: the name's guesses, then the rest
  const device = findKnownDevice(keys, origin.device, uid)
  const place = device ?? networkOf(origin.address)
  const guesses = await lockGuesses(trx, keys, { username, place }, now)
  // whoever has the phone is the owner for the lock that strangers bring about; five tries a ticket hold for them, too
  const isKnown =
    open.login_type === bySms ||
    (guesses.lockedAnywhere > 0 && (device !== undefined || (await isKnownPlace(trx, account, origin, now))))
  const minutes = Math.max(guesses.lockedHere, isKnown ? 0 : guesses.lockedAnywhere)
  if (minutes > 0) {
    await logAttempt(trx, { account, username, origin, result: 'locked' }, now)
    return { refused: 'USR0077', params: { minutes } }
  }
  const triesLeft = await takeTry(trx, hashTicket(ticket))
  if (triesLeft === undefined) return { refused: 'USR0072' }
  const spent = await spendCode(trx, keys, { uid, code }, now)
  if (!spent) {
    await addGuess(trx, guesses, now)
    await logAttempt(trx, { account, username, origin, result: 'failed' }, now)
    if (triesLeft === 0) return { refused: 'USR0072' }
    return { refused: isCodeOfAuthenticator(code) ? 'USR0071' : 'USR0078' }
  }
  await deleteTicketsOf(trx, uid)
  if (spent === 'recovery') await note(trx, 'secondFactor.recoveryUsed', account, 'system', now)
  await forgetGuesses(trx, guesses)
  const loginType = open.login_type === bySms ? bySms : 1
  const opened = await openSession(trx, account, { loginType, origin, isSecondStep: true }, now)
  return 'done' in opened ? { done: { uid, loginType, session: opened.done } } : opened
}
