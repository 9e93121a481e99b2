import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../../platform/actor.ts'
import { seconds } from '../../../platform/calendar/time.ts'
import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { endSessionsOf } from '../../sessions/sessions.ts'
import { deleteTicketsOf } from '../../sessions/tickets.ts'
import type { Outcome } from '../outcome.ts'
import { type OwnPassword, refuseOwnPassword } from '../own-password.ts'
import { findAccount, lockAccount } from '../store.ts'
import { note } from './note.ts'
import {
  challengeTime,
  creationOptions,
  makeChallenge,
  mostPasskeys,
  type PasskeySite
} from './passkey-options.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { isRequired } from './required.ts'
import {
  deletePasskey,
  deleteSecondFactor,
  insertPasskey,
  lockSecondFactor,
  makeRoom,
  type PasskeyRecord,
  putChallenge,
  replaceRecoveryCodes,
  selectPasskeys,
  setNameOfPasskey,
  takeChallenge,
  updateSecondFactor
} from './store.ts'
import { type MadePasskey, verifyMade } from './verify-passkey.ts'

type Shapes = components['schemas']

/** Returns a passkey as its owner sees it. */
export const ownPasskey = ({ id, name, created_at, last_used_at }: PasskeyRecord): Shapes['Passkey'] => ({
  id,
  name,
  createdAt: seconds(created_at),
  lastUsedAt: last_used_at && seconds(last_used_at)
})

/** Returns the session that a challenge is bound to. @throws Refusal USR0001 without one */
function sessionOf({ sessionId }: SignedInActor): { session_id: number } {
  if (sessionId === undefined) throw new Refusal('USR0001')
  return { session_id: sessionId }
}

/**
 * Begins to add a passkey: it makes the challenge that the browser must hand back.
 * @returns refusals as outcomes: a wrong password, USR0081 when there are enough
 */
export async function beginPasskey(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { password, site, random }: { password: OwnPassword; site: PasskeySite; random: (bytes: number) => Buffer },
  now: Date
): Promise<Outcome<Shapes['PasskeyCreation']>> {
  const refused = await refuseOwnPassword(trx, keys, password, now)
  if (refused) return refused
  const { uid } = password
  const account = await findAccount(trx, { uid })
  if (!account) return { refused: 'USR0075' }
  const passkeys = await selectPasskeys(trx, uid)
  if (passkeys.length >= mostPasskeys) return { refused: 'USR0081', params: { limit: mostPasskeys } }
  await makeRoom(trx, uid)
  const challenge = makeChallenge(random)
  const expiresAt = new Date(now.getTime() + challengeTime)
  await putChallenge(trx, sessionOf(actor), { challenge, uid, expiresAt })
  return { done: creationOptions(keys, site, account, passkeys, challenge) }
}

/** A new passkey with the name that its owner gives it. */
export interface NewPasskey extends MadePasskey {
  name: string
  transports: readonly string[]
}

/**
 * Adds a passkey that the browser has made. The first way of a second factor switches it on: the account gets recovery
 * codes, and its other sessions end, because they were opened without it.
 * @returns whether it was switched on; refusals as outcomes, because the challenge is used up
 */
export async function addPasskey(
  trx: Trx,
  keys: Keys,
  { actor, token, site }: { actor: SignedInActor; token: string | null; site: PasskeySite },
  { made, recoveryCodes }: { made: NewPasskey; recoveryCodes: readonly string[] },
  now: Date
): Promise<Outcome<{ isFirst: boolean }>> {
  const uid = actor.accountId
  // a sign-in that is running would open a session without the second step
  await lockAccount(trx, uid)
  const factor = await lockSecondFactor(trx, uid)
  const account = await findAccount(trx, { uid })
  const challenge = await takeChallenge(trx, sessionOf(actor), now)
  if (!account || !factor || !challenge) return { refused: 'USR0075' }
  if ((await selectPasskeys(trx, uid)).length >= mostPasskeys)
    return { refused: 'USR0081', params: { limit: mostPasskeys } }
  const verified = await verifyMade(made, challenge, site)
  if (!verified) return { refused: 'USR0080' }
  const name = made.name.trim()
  const passkey = { account_uid: uid, name, transports: [...made.transports], created_at: now }
  if (!(await insertPasskey(trx, { ...passkey, ...verified }))) return { refused: 'USR0083' }
  const isFirst = factor.confirmed_at === null
  if (isFirst) {
    await updateSecondFactor(trx, uid, { confirmed_at: now })
    const hashes = recoveryCodes.map(recoveryCode => hashRecoveryCode(keys, uid, recoveryCode))
    await replaceRecoveryCodes(trx, uid, hashes)
    await endSessionsOf(trx, uid, token ?? undefined)
    await note(trx, keys, 'secondFactor.enabled', account, actor, now)
  }
  await note(trx, keys, 'secondFactor.passkeyAdded', account, actor, now, name)
  return { done: { isFirst } }
}

/** Gives a passkey of the actor another name. @throws Refusal GEN0404 */
export async function renamePasskey(
  trx: Trx,
  { accountId: uid }: SignedInActor,
  { id, name }: { id: number; name: string }
): Promise<void> {
  if (!(await setNameOfPasskey(trx, uid, id, name.trim()))) throw new Refusal('GEN0404')
}

/**
 * Removes a passkey of the actor. With the last way of a second factor, the factor is off.
 * @returns refusals as outcomes: a wrong password, GEN0404, USR0084 for the last way where one is required
 */
export async function removePasskey(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { password, id }: { password: OwnPassword; id: number },
  now: Date
): Promise<Outcome<null>> {
  const { uid } = password
  const isOwn = (await selectPasskeys(trx, uid)).some(one => one.id === id)
  if (!isOwn) return { refused: 'GEN0404' }
  const refused = await refuseOwnPassword(trx, keys, password, now)
  if (refused) return refused
  const factor = await lockSecondFactor(trx, uid)
  const account = await findAccount(trx, { uid })
  const passkeys = await selectPasskeys(trx, uid)
  const passkey = passkeys.find(one => one.id === id)
  if (!factor || !account || !passkey) return { refused: 'GEN0404' }
  const isLast = passkeys.length === 1 && factor.secret_sealed === null
  if (isLast && (await isRequired(trx, actor))) return { refused: 'USR0084' }
  if (isLast) await deleteSecondFactor(trx, uid)
  else await deletePasskey(trx, id)
  await deleteTicketsOf(trx, uid)
  await note(trx, keys, 'secondFactor.passkeyRemoved', account, actor, now, passkey.name)
  if (isLast) await note(trx, keys, 'secondFactor.disabled', account, actor, now)
  return { done: null }
}
