import type { components } from '@board/generated/openapi'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { isCodeOfAuthenticator } from '@board/schemas/facts/second-factor'
import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { networkOf } from '../../../platform/network.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deleteTicketsOf, findOpenTicket, hashTicket, takeTry } from '../../sessions/tickets.ts'
import type { Outcome } from '../outcome.ts'
import { spendCode } from '../second-factor/check-code.ts'
import { note } from '../second-factor/note.ts'
import { makeChallenge, type PasskeySite, requestOptions } from '../second-factor/passkey-options.ts'
import { noteUseOfPasskey, putChallenge, selectPasskeys, takeChallenge } from '../second-factor/store.ts'
import { type Signature, verifySignature } from '../second-factor/verify-passkey.ts'
import { type AccountRecord, findAccount, lockAccount } from '../store.ts'
import { addGuess, forgetGuesses, lockGuesses } from './guesses.ts'
import { findKnownDevice } from './known-device.ts'
import { isKnownPlace } from './known-place.ts'
import { type LoginResult, logAttempt, type Origin, openSession } from './open-session.ts'

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

/** The outcome of what shows the second factor: its refusal, or undefined for a right one. */
type Shown = { refused: ErrorCode } | undefined

/**
 * Completes a sign-in with the second factor. Wrong ones are counted with the wrong passwords of the name and place, and a
 * ticket has five tries.
 * @param show checks what was sent, and uses it up
 * @returns refusals as outcomes, because tries, counts and the log must be committed. Decisions 0093, 0097, 0108.
 */
async function completeStep(
  trx: Trx,
  keys: Keys,
  { ticket, origin }: { ticket: string; origin: Origin },
  now: Date,
  show: (account: AccountRecord) => Promise<Shown>
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
  // before the ticket and the factor, as administrators take them; `openSession` needs it, too
  await lockAccount(trx, uid)
  const triesLeft = await takeTry(trx, hashTicket(ticket))
  if (triesLeft === undefined) return { refused: 'USR0072' }
  const wrong = await show(account)
  if (wrong) {
    await addGuess(trx, guesses, now)
    await logAttempt(trx, { account, username, origin, result: 'failed' }, now)
    return triesLeft === 0 ? { refused: 'USR0072' } : wrong
  }
  await deleteTicketsOf(trx, uid)
  await forgetGuesses(trx, guesses)
  const loginType = open.login_type === bySms ? bySms : 1
  const opened = await openSession(trx, keys, account, { loginType, origin, isSecondStep: true }, now)
  return 'done' in opened ? { done: { uid, loginType, session: opened.done } } : opened
}

/** Completes a sign-in with a code of the authenticator or a recovery code, each of which serves once. */
export const takeSecondStep = (
  trx: Trx,
  keys: Keys,
  { ticket, code }: SecondStep,
  origin: Origin,
  now: Date
): Promise<Outcome<Entered>> =>
  completeStep(trx, keys, { ticket, origin }, now, async account => {
    const spent = await spendCode(trx, keys, { uid: account.uid, code }, now)
    if (!spent) return { refused: isCodeOfAuthenticator(code) ? 'USR0071' : 'USR0078' }
    if (spent === 'recovery') await note(trx, keys, 'secondFactor.recoveryUsed', account, 'system', now)
    return undefined
  })

/**
 * Begins to complete a sign-in with a passkey: it makes the challenge that the device must sign.
 * @throws Refusal USR0072 for a ticket that is over, USR0082 without a passkey
 */
export async function beginPasskeyStep(
  trx: Trx,
  { ticket, site, random }: { ticket: string; site: PasskeySite; random: (bytes: number) => Buffer },
  now: Date
): Promise<components['schemas']['PasskeyRequest']> {
  const open = await findOpenTicket(trx, ticket, now)
  if (!open) throw new Refusal('USR0072')
  const passkeys = await selectPasskeys(trx, open.account_uid)
  if (passkeys.length === 0) throw new Refusal('USR0082')
  const challenge = makeChallenge(random)
  const asked = { challenge, uid: open.account_uid, expiresAt: open.expires_at }
  await putChallenge(trx, { ticket_hash: hashTicket(ticket) }, asked)
  return requestOptions(site, passkeys, challenge)
}

/** Completes a sign-in with the signature of a passkey of the account. */
export const takePasskeyStep = (
  trx: Trx,
  keys: Keys,
  { ticket, site, signature }: { ticket: string; site: PasskeySite; signature: Signature },
  origin: Origin,
  now: Date
): Promise<Outcome<Entered>> =>
  completeStep(trx, keys, { ticket, origin }, now, async ({ uid }) => {
    // the lock of the name's guesses orders the signatures of an account, so that each finds the count of the one before
    const challenge = await takeChallenge(trx, { ticket_hash: hashTicket(ticket) }, now)
    const passkey = (await selectPasskeys(trx, uid)).find(one => one.credential_id === signature.id)
    const counter = challenge && passkey && (await verifySignature(signature, passkey, challenge, site))
    if (!passkey || typeof counter !== 'number') return { refused: 'USR0079' }
    await noteUseOfPasskey(trx, passkey.id, counter, now)
    return undefined
  })
