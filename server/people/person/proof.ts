import type { CitizenActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { Refused } from '../accounts/outcome.ts'
import { type OwnPassword, refuseOwnPassword, tryOwnPassword } from '../accounts/own-password.ts'
import { takeCode } from '../accounts/phone-code.ts'
import { ownPhone } from './contact.ts'

/** A proof that the account belongs to the caller: a code, or the password, which is verified beforehand. */
export type Proof = { code: string } | OwnPassword

/** The purpose of a proof; a code for one purpose is not valid for the other. */
export type ProofPurpose = 'cancel' | 'export'

/** Reads a proof. It verifies a password before the transaction, because that takes long. */
export async function prepareProof(
  db: Db,
  actor: CitizenActor,
  { pass = '', verifyCode }: { pass?: string | undefined; verifyCode?: string | undefined }
): Promise<Proof> {
  if (verifyCode !== undefined) return { code: verifyCode }
  return await tryOwnPassword(db, actor, pass)
}

/**
 * Checks a proof. It locks the name's guesses, so it must run before anything that locks the account: a sign-in takes the
 * locks in the same order.
 * @returns a wrong password or code, or a password of an account that has none, as an outcome, whose transaction must be committed; undefined if the proof is right
 * @throws Refusal USR0001, PER0003 if a code is used without a phone
 */
export async function refuseProof(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  { proof, purpose }: { proof: Proof; purpose: ProofPurpose },
  now: Date
): Promise<Refused | undefined> {
  if ('code' in proof) {
    const contact = await ownPhone(trx, keys, actor)
    const fits = await takeCode(trx, keys, { contact, purpose, code: proof.code }, now)
    return fits ? undefined : { refused: '1011' }
  }
  if (proof.hash === null) return { refused: 'PER0010' }
  return await refuseOwnPassword(trx, keys, proof, now)
}
