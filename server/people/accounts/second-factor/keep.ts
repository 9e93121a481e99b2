import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../../platform/actor.ts'
import { seconds } from '../../../platform/calendar/time.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { deleteTicketsOf } from '../../sessions/tickets.ts'
import type { Outcome } from '../outcome.ts'
import { type OwnPassword, refuseOwnPassword } from '../own-password.ts'
import { findAccount } from '../store.ts'
import { note } from './note.ts'
import { ownPasskey } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { isRequired } from './required.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  selectPasskeys
} from './store.ts'

type Shapes = components['schemas']

/** Returns the state of the actor's second factor. */
export async function readSecondFactor(db: Db, actor: SignedInActor): Promise<Shapes['SecondFactor']> {
  const factor = await findSecondFactor(db, actor.accountId)
  const since = factor?.confirmed_at ?? null
  return {
    isOn: since !== null,
    isRequired: await isRequired(db, actor),
    since: since && seconds(since),
    recoveryCodesLeft: since ? await countRecoveryCodes(db, actor.accountId) : 0,
    hasAuthenticator: typeof factor?.secret_sealed === 'string',
    passkeys: (await selectPasskeys(db, actor.accountId)).map(ownPasskey)
  }
}

/**
 * Replaces the recovery codes by new ones.
 * @returns a wrong password as an outcome, because its count must be committed
 */
export async function renewRecoveryCodes(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  { password, recoveryCodes }: { password: OwnPassword; recoveryCodes: readonly string[] },
  now: Date
): Promise<Outcome<null>> {
  const refused = await refuseOwnPassword(trx, keys, password, now)
  if (refused) return refused
  const { uid } = password
  const account = await findAccount(trx, { uid })
  if (!account || !(await lockSecondFactor(trx, uid))?.confirmed_at) return { refused: 'USR0076' }
  await replaceRecoveryCodes(
    trx,
    uid,
    recoveryCodes.map(code => hashRecoveryCode(keys, uid, code))
  )
  await note(trx, keys, 'secondFactor.codesRenewed', account, actor, now)
  return { done: null }
}

/**
 * Switches the actor's second factor off.
 * @returns refusals as outcomes: a wrong password, USR0074 if a role or the site requires it, USR0076 if it is off
 */
export async function switchOff(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  password: OwnPassword,
  now: Date
): Promise<Outcome<null>> {
  const refused = await refuseOwnPassword(trx, keys, password, now)
  if (refused) return refused
  const { uid } = password
  const account = await findAccount(trx, { uid })
  if (!account || !(await lockSecondFactor(trx, uid))?.confirmed_at) return { refused: 'USR0076' }
  if (await isRequired(trx, actor)) return { refused: 'USR0074' }
  await deleteSecondFactor(trx, uid)
  await deleteTicketsOf(trx, uid)
  await note(trx, keys, 'secondFactor.disabled', account, actor, now)
  return { done: null }
}
