import { addGuess, forgetGuesses, lockGuesses } from '../accounts/guesses.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { verifyPassword } from '../accounts/password.ts'
import { takeCode } from '../accounts/phone-code.ts'
import { activeRestrictions, handleTypes } from '../accounts/restrictions.ts'
import type { CitizenActor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { recordEvent } from '../events/record.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { ownPhone } from './contact.ts'
import { deleteTraces, findOwn, lockOwn, renameAuthor, updateOwn } from './store.ts'

/** What stands where the name of somebody stood who is here no more. */
const nobody = '已注销用户'

/** How somebody shows that the account is theirs: by a code, or by the password, which is verified beforehand. */
export type Proof = { code: string } | { isRight: boolean }

/** Verifying takes long, so it is done before the transaction. */
export async function preparePassword(db: Db, actor: CitizenActor, password: string): Promise<Proof> {
  const own = await findOwn(db, actor.accountId)
  return { isRight: await verifyPassword(own?.passwordHash ?? null, password) }
}

/**
 * Gives an account up, at once and for good. Who it was is deleted; what it wrote stays under no name, and what is open
 * is answered. Nobody gives up an account to be rid of a restriction. Decision 0027.
 * @returns a wrong password or code as an outcome: the count of failures must be kept
 * @throws Refusal PER0003 no phone for a code, PER0007 a restriction
 */
export async function cancelAccount(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  proof: Proof,
  now: Date
): Promise<Outcome<null>> {
  const own = await lockOwn(trx, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  const refused = await disproved(trx, keys, actor, { proof, username: own.username }, now)
  if (refused) return refused
  const held = await activeRestrictions(trx, own.uid, now)
  if (held.some(({ handleType }) => handleType !== handleTypes.warning && handleType !== 6))
    throw new Refusal('PER0007')
  const name = `cancelled-${own.uid}`
  await updateOwn(trx, own.uid, {
    ...{ username: name, username_key: name, nick_name: nobody, password_hash: null, status: 0 },
    ...{ phone_sealed: null, phone_index: null, email_sealed: null, email_index: null, email: null },
    ...{ real_name_sealed: null, id_number_sealed: null, id_number_index: null },
    ...{ certification_type: null, certified_at: null, gender: 2, region_id: null, cancelled_at: now }
  })
  await renameAuthor(trx, own.uid, nobody)
  await deleteTraces(trx, own.uid)
  await endSessionsOf(trx, own.uid)
  const subject = { kind: 'account', id: own.uid }
  await recordEvent(trx, { verb: 'person.cancelled', audience: 'editor', subject, actor, at: now })
  return { done: null }
}

async function disproved(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  { proof, username }: { proof: Proof; username: string },
  now: Date
): Promise<Outcome<null> | undefined> {
  if ('code' in proof) {
    const contact = await ownPhone(trx, keys, actor)
    const fits = await takeCode(trx, keys, { contact, purpose: 'cancel', code: proof.code }, now)
    return fits ? undefined : { refused: '1011' }
  }
  const guesses = await lockGuesses(trx, keys, username, now)
  if (guesses.lockedMinutes > 0) return { refused: 'USR0056', params: { minutes: guesses.lockedMinutes } }
  if (proof.isRight) await forgetGuesses(trx, guesses)
  else await addGuess(trx, guesses, now)
  return proof.isRight ? undefined : { refused: 'USR0054' }
}
