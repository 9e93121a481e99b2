import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { getKey, insertNonce, type KeyedWrite, setKeyAnswer, takeKey } from './store.ts'

/** Seconds for which a key repeats its answer. */
const keyLifetime = 86_400

/**
 * Claims the key for this transaction. It waits for a concurrent holder, and then returns that holder's
 * answer.
 * @returns `{ answer }` if the write was done before, undefined if this transaction must do it
 * @throws Refusal GEN0422 if the key was used for another request
 */
export async function claimKey(
  trx: Trx,
  keys: Keys,
  write: KeyedWrite,
  now: Date
): Promise<{ answer: unknown } | undefined> {
  const expired = new Date(now.getTime() - keyLifetime * 1000)
  if (await takeKey(trx, write, now, expired)) return undefined
  const { operation, requestHash, answer } = await getKey(trx, write)
  if (operation !== write.operation || requestHash !== write.requestHash) throw new Refusal('GEN0422')
  return { answer: JSON.parse(keys.openField('answer', answer)) }
}

/** Keeps the answer for repetitions, sealed: it may contain a token or a phone number. */
export async function keepAnswer(trx: Trx, keys: Keys, write: KeyedWrite, answer: unknown): Promise<void> {
  await setKeyAnswer(trx, write, keys.sealField('answer', JSON.stringify(answer)))
}

/**
 * Spends a signature's nonce.
 * @throws Refusal SIG0003 if it was used before. Domain 6.
 */
export async function spendNonce(trx: Trx, nonce: string, now: Date): Promise<void> {
  if (!(await insertNonce(trx, nonce, now))) throw new Refusal('SIG0003')
}
