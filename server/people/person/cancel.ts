import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { prepareClosingLetters } from '../../platform/notify/tell-owner.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { activeRestrictions, handleTypes } from '../accounts/restrictions.ts'
import type { AccountDeletions } from './holdings.ts'
import { type Proof, refuseProof } from './proof.ts'
import { lockOwn, updateOwn } from './store.ts'

/** The name that replaces the person's name after the account is given up. */
const nobody = '已注销用户'

/**
 * Gives an account up, at once and for good. Personal data is deleted. Messages stay without the name, and open ones are
 * still answered. An account with a restriction cannot be given up. Decision 0027.
 * @returns a wrong password or code as an outcome, because the count of failures must be committed
 * @throws Refusal PER0003 if a code is used without a phone, PER0007 for an account with a restriction
 */
export async function cancelAccount(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  proof: Proof,
  deletions: AccountDeletions,
  now: Date
): Promise<Outcome<null>> {
  const refused = await refuseProof(trx, keys, actor, { proof, purpose: 'cancel' }, now)
  if (refused) return refused
  const own = await lockOwn(trx, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  const held = await activeRestrictions(trx, own.uid, now)
  if (held.some(({ handleType }) => handleType !== handleTypes.warning && handleType !== 6))
    throw new Refusal('PER0007')
  const tellOwner = await prepareClosingLetters(trx, keys, own.uid)
  // the new name comes last, because it changes a key: until then, a transaction on one of the messages only needs the
  // account to exist
  for (const deleteOwn of Object.values(deletions)) await deleteOwn(trx, own.uid, nobody, now)
  const name = `cancelled-${own.uid}`
  await updateOwn(trx, own.uid, {
    username: name,
    username_key: name,
    nick_name: nobody,
    password_hash: null,
    status: 0,
    phone_sealed: null,
    phone_index: null,
    email_sealed: null,
    email_index: null,
    email: null,
    real_name_sealed: null,
    id_number_sealed: null,
    id_number_index: null,
    certification_type: null,
    certified_at: null,
    gender: 2,
    region_id: null,
    cancelled_at: now
  })
  const subject = { kind: 'account', id: own.uid }
  const eventId = await recordEvent(trx, {
    verb: 'person.cancelled',
    audience: 'editor',
    subject,
    actor,
    at: now
  })
  await tellOwner({ eventId, at: now })
  return { done: null }
}
