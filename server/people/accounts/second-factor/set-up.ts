import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { endSessionsOf } from '../../sessions/sessions.ts'
import type { Outcome } from '../outcome.ts'
import { type OwnPassword, refuseOwnPassword } from '../own-password.ts'
import { findAccount, lockAccount } from '../store.ts'
import { note } from './note.ts'
import { qrOf } from './qr.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import {
  findSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  setPending,
  updateSecondFactor
} from './store.ts'
import { addressOf, makeSecret, stepOf } from './totp.ts'

type SetUp = components['schemas']['SecondFactorSetUp']

/** The milliseconds within which a set-up must be finished. */
const setUpTime = 30 * 60_000

/** The name under which an authenticator lists the secret. */
const issuer = '领导留言板'

/**
 * Begins to set up a second factor, or another one in its place: it makes a secret, which becomes valid when a code of it
 * is shown. @returns a wrong password as an outcome, because its count must be committed
 */
export async function beginSetUp(
  trx: Trx,
  keys: Keys,
  random: (bytes: number) => Buffer,
  password: OwnPassword,
  now: Date
): Promise<Outcome<null>> {
  const refused = await refuseOwnPassword(trx, keys, password, now)
  if (refused) return refused
  await setPending(trx, password.uid, keys.sealField('secondFactor', makeSecret(random)), now)
  return { done: null }
}

/** Returns the secret that is being set up: as text, as an address and as a picture. @throws Refusal USR0075 */
export async function readSetUp(
  db: Db,
  keys: Keys,
  { uid, username }: Pick<OwnPassword, 'uid' | 'username'>
): Promise<SetUp> {
  const sealed = (await findSecondFactor(db, uid))?.pending_sealed
  if (!sealed) throw new Refusal('USR0075')
  const secret = keys.openField('secondFactor', sealed)
  const uri = addressOf(secret, { issuer, label: username })
  return { secret, uri, qr: qrOf(uri) }
}

/**
 * Switches the second factor on when a code shows that the authenticator has the secret. Other sessions of the account
 * end, because they were opened without it.
 * @throws Refusal USR0075 without a set-up of the last half hour, USR0071 for a wrong code
 */
export async function confirmSetUp(
  trx: Trx,
  keys: Keys,
  { actor, token }: { actor: SignedInActor; token: string | null },
  { code, recoveryCodes }: { code: string; recoveryCodes: readonly string[] },
  now: Date
): Promise<void> {
  const uid = actor.accountId
  // a sign-in that is running would open a session without the second step
  await lockAccount(trx, uid)
  const factor = await lockSecondFactor(trx, uid)
  const account = await findAccount(trx, { uid })
  const { pending_sealed: sealed, pending_at: begun } = factor ?? {}
  if (!account || !sealed || !begun || now.getTime() - begun.getTime() > setUpTime)
    throw new Refusal('USR0075')
  const step = stepOf(keys.openField('secondFactor', sealed), code, 0, now)
  if (step === undefined) throw new Refusal('USR0071', {}, { at: 'code' })
  await updateSecondFactor(trx, uid, {
    secret_sealed: sealed,
    confirmed_at: now,
    last_step: step,
    pending_sealed: null,
    pending_at: null
  })
  const hashes = recoveryCodes.map(recoveryCode => hashRecoveryCode(keys, uid, recoveryCode))
  await replaceRecoveryCodes(trx, uid, hashes)
  await endSessionsOf(trx, uid, token ?? undefined)
  await note(trx, keys, 'secondFactor.enabled', account, actor, now)
}
