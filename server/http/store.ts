import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'

/** One write under an Idempotency-Key. `requestHash` tells whether it is the same request again. */
export type KeyedWrite = { owner: string; key: string; operation: string; requestHash: string }

/**
 * Takes a key, or takes over an expired one. If another transaction is about to take it, waits for the end of that one.
 * @returns whether this transaction holds the key now
 */
export async function takeKey(trx: Trx, write: KeyedWrite, now: Date, expired: Date): Promise<boolean> {
  const { owner, key, operation, requestHash } = write
  const taken = await trx
    .insertInto('idempotency_key')
    .values({ owner, key, operation, request_hash: requestHash, at: now })
    .onConflict(conflict =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ operation, request_hash: requestHash, at: now, answer: null })
        .where('idempotency_key.at', '<', expired)
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** Returns the operation, the hash of the request and the stored answer of a key. */
export async function getKey(trx: Trx, { owner, key }: KeyedWrite) {
  return await trx
    .selectFrom('idempotency_key')
    .select(['operation', 'request_hash as requestHash', sql<string>`answer #>> '{}'`.as('answer')])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Stores the sealed answer of a write for repetitions of its key. */
export async function setKeyAnswer(trx: Trx, { owner, key }: KeyedWrite, answer: string): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

/** Inserts a nonce. @returns false if it was there already */
export async function insertNonce(trx: Trx, nonce: string, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('request_nonce')
    .values({ nonce, at: now })
    .onConflict(conflict => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Counts a hit of a key. @returns the hits of the key in this window, including this one */
export async function addHit(db: Db, key: string, windowStart: Date): Promise<number> {
  const { hits } = await db
    .insertInto('rate_counter')
    .values({ key, window_start: windowStart, hits: 1 })
    .onConflict(conflict =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_counter.hits + 1` })
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return hits
}
