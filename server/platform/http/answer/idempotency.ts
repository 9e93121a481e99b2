import type { Trx } from '../../database/open.ts'
import type { Keys } from '../../keys/keys.ts'
import { Refusal } from '../../refusal.ts'
import { type Claim, getKey, type KeyedWrite, setKeyAnswer, takeClaim } from './store.ts'

/** Seconds for which a key repeats its answer. */
const keyLifetime = 86_400

/**
 * Spends the nonce of a signature and claims the key for this transaction. It waits for a concurrent holder of the key,
 * and then returns that holder's answer. Domain 6.
 * @returns `{ answer }` if the write was done before, undefined if this transaction must do it
 * @throws Refusal SIG0003 if the nonce was used before, GEN0422 if the key was used for another request
 */
export async function claim(
  trx: Trx,
  keys: Keys,
  { nonce, write }: Claim,
  now: Date
): Promise<{ answer: unknown } | undefined> {
  if (nonce === undefined && !write) return undefined
  const expired = new Date(now.getTime() - keyLifetime * 1000)
  const taken = await takeClaim(trx, { nonce, write }, now, expired)
  if (!taken.nonce) throw new Refusal('SIG0003')
  if (taken.key || !write) return undefined
  const { operation, requestHash, answer } = await getKey(trx, write)
  if (operation !== write.operation || requestHash !== write.requestHash) throw new Refusal('GEN0422')
  return { answer: JSON.parse(keys.openField('answer', answer)) }
}

/** Keeps the answer for repetitions, sealed: it may contain a token or a phone number. */
export async function keepAnswer(trx: Trx, keys: Keys, write: KeyedWrite, answer: unknown): Promise<void> {
  await setKeyAnswer(trx, write, keys.sealField('answer', JSON.stringify(answer)))
}
