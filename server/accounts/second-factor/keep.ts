import type { components } from '@board/generated/openapi'
import { isInstitution, type SignedInActor } from '../../actor.ts'
import { seconds } from '../../calendar/time.ts'
import type { Db, Trx } from '../../database/open.ts'
import type { Keys } from '../../keys/keys.ts'
import { deleteTicketsOf } from '../../sessions/tickets.ts'
import { readParameters } from '../../site/parameters.ts'
import type { Outcome } from '../outcome.ts'
import { type OwnPassword, refuseOwnPassword } from '../own-password.ts'
import { findAccount } from '../store.ts'
import { note } from './note.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  isRequiredByRole,
  lockSecondFactor,
  replaceRecoveryCodes
} from './store.ts'

type Shapes = components['schemas']

/** Tells whether the actor must have a second factor: by a role, or as an institution by the site's parameter. */
async function isRequired(db: Db | Trx, actor: SignedInActor): Promise<boolean> {
  const ofInstitutions = isInstitution(actor) && (await readParameters(db)).secondFactorOfInstitutions
  return ofInstitutions || (await isRequiredByRole(db, actor.accountId))
}

/** Returns the state of the actor's second factor. */
export async function readSecondFactor(db: Db, actor: SignedInActor): Promise<Shapes['SecondFactor']> {
  const since = (await findSecondFactor(db, actor.accountId))?.confirmed_at ?? null
  return {
    isOn: since !== null,
    isRequired: await isRequired(db, actor),
    since: since && seconds(since),
    recoveryCodesLeft: since ? await countRecoveryCodes(db, actor.accountId) : 0
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
  await note(trx, 'secondFactor.codesRenewed', account, actor, now)
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
  await note(trx, 'secondFactor.disabled', account, actor, now)
  return { done: null }
}
