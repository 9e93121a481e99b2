import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { notify } from '../../platform/notify/notify.ts'
import type { Outcome } from '../accounts/outcome.ts'
import { type Proof, refuseProof } from '../person/proof.ts'

/**
 * Lets a person take a copy of their data. A session alone does not suffice: a password or a code is needed. The account
 * is notified, in case another person took the copy. Decision 0036.
 * @returns a wrong password or code as an outcome, because the count of failures must be committed
 * @throws Refusal PER0003 if a code is used without a phone
 */
export async function allowExport(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  proof: Proof,
  now: Date
): Promise<Outcome<null>> {
  const refused = await refuseProof(trx, keys, actor, { proof, purpose: 'export' }, now)
  if (refused) return refused
  const verb = 'person.exported'
  const subject = { kind: 'account', id: actor.accountId }
  const eventId = await recordEvent(trx, { verb, audience: 'editor', subject, actor, at: now })
  await notify(trx, { eventId, verb, tid: null, subject: '', at: now }, { accounts: [actor.accountId] })
  return { done: null }
}
