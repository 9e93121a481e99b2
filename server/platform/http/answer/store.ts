import type { DB } from '@board/generated/database'
import { type QueryCreator, sql } from 'kysely'
import type { Db, Trx } from '../../database/open.ts'
import { onlyRow, prepared } from '../../database/statements/prepared.ts'

/** One write under an Idempotency-Key. `requestHash` tells whether it is the same request again. */
export type KeyedWrite = { owner: string; key: string; operation: string; requestHash: string }

/** The nonce and the key that a write claims before it begins; undefined if it has none. */
export type Claim = { nonce: string | undefined; write: KeyedWrite | undefined }

/**
 * Spends a nonce, and takes a key or takes over an expired one, in one statement. If another transaction is about to take
 * the key, waits for the end of that one.
 * @returns for each of the two, whether this transaction has it now; an absent one is had
 */
export async function takeClaim(
  trx: Trx,
  { nonce, write }: Claim,
  now: Date,
  expired: Date
): Promise<{ nonce: boolean; key: boolean }> {
  if (nonce === undefined) return { nonce: true, key: !write || (await takeKey(trx, write, now, expired)) }
  if (!write) return { nonce: await insertNonce(trx, nonce, now), key: true }
  const taken = onlyRow(await takeBoth(trx, { nonce, ...write, now, expired }))
  return { nonce: Boolean(taken.nonce), key: Boolean(taken.key) }
}

const takeBoth = prepared(
  (db, { nonce, now, expired, ...write }: KeyedWrite & { nonce: string; now: Date; expired: Date }) =>
    db
      .with('spent', one => nonceInsert(one, nonce, now).returning('nonce'))
      .with('taken', one => keyInsert(one, write, now, expired).returning('key'))
      .selectNoFrom(eb => [
        eb.exists(eb.selectFrom('spent').select('nonce')).as('nonce'),
        eb.exists(eb.selectFrom('taken').select('key')).as('key')
      ])
)

async function takeKey(trx: Trx, write: KeyedWrite, now: Date, expired: Date): Promise<boolean> {
  return (await keyInsert(trx, write, now, expired).returning('key').executeTakeFirst()) !== undefined
}

async function insertNonce(trx: Trx, nonce: string, now: Date): Promise<boolean> {
  return (await nonceInsert(trx, nonce, now).returning('nonce').executeTakeFirst()) !== undefined
}

const keyInsert = (
  db: Inserting,
  { owner, key, operation, requestHash }: KeyedWrite,
  now: Date,
  expired: Date
) =>
  db
    .insertInto('idempotency_key')
    .values({ owner, key, operation, request_hash: requestHash, at: now })
    .onConflict(conflict =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ operation, request_hash: requestHash, at: now, answer: null })
        .where('idempotency_key.at', '<', expired)
    )

const nonceInsert = (db: Inserting, nonce: string, now: Date) =>
  db
    .insertInto('request_nonce')
    .values({ nonce, at: now })
    .onConflict(conflict => conflict.column('nonce').doNothing())

/** The part of a transaction, or of a statement of several parts, with which rows are inserted. */
type Inserting = Pick<QueryCreator<DB>, 'insertInto'>

/** Returns the operation, the hash of the request and the stored answer of a key. */
export async function getKey(trx: Trx, { owner, key }: KeyedWrite) {
  return await trx
    .selectFrom('idempotency_key')
    .select(['operation', 'request_hash as requestHash', sql<string>`answer #>> '{}'`.as('answer')])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

const keepAnswer = prepared((db, { owner, key, answer }: { owner: string; key: string; answer: string }) =>
  db.updateTable('idempotency_key').set({ answer }).where('owner', '=', owner).where('key', '=', key)
)

/** Stores the sealed answer of a write for repetitions of its key. */
export async function setKeyAnswer(trx: Trx, { owner, key }: KeyedWrite, answer: string): Promise<void> {
  await keepAnswer(trx, { owner, key, answer: JSON.stringify(answer) })
}

/** A window of time in which the hits of a key are counted. */
export type Window = { key: string; start: Date; max: number }

/** Counts a hit of a key. @returns the hits of the key in this window, including this one */
export async function addHit(db: Db, { key, start }: Omit<Window, 'max'>): Promise<number> {
  const { hits } = await db
    .insertInto('rate_counter')
    .values({ key, window_start: start, hits: 1 })
    .onConflict(conflict =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_counter.hits + 1` })
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return hits
}

/** Takes a hit of a key back. */
export async function removeHit(db: Db, { key, start }: Omit<Window, 'max'>): Promise<void> {
  await db
    .updateTable('rate_counter')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('window_start', '=', start)
    .where('hits', '>', 0)
    .execute()
}

/**
 * Counts a hit of a key and, unless its `max` is exceeded, a hit of a second key, in one statement.
 * @returns the hits of both in their windows, including this one; the second is undefined if it was not counted
 */
export async function addTwoHits(
  db: Db,
  first: Window,
  second: Omit<Window, 'max'>
): Promise<{ first: number; second: number | undefined }> {
  const counted = onlyRow(
    await countBoth(db, {
      ownKey: first.key,
      ownStart: first.start,
      max: first.max,
      sharedKey: second.key,
      sharedStart: second.start
    })
  )
  return { first: counted.first, second: counted.second ?? undefined }
}

type BothHits = { ownKey: string; ownStart: Date; max: number; sharedKey: string; sharedStart: Date }

const countBoth = prepared(
  (_, { ownKey, ownStart, max, sharedKey, sharedStart }: BothHits) => sql<{
    first: number
    second: number | null
  }>`
    with own as (
      insert into rate_counter as r (key, window_start, hits) values (${ownKey}, ${ownStart}, 1)
      on conflict (key, window_start) do update set hits = r.hits + 1 returning hits
    ), shared as (
      insert into rate_counter as r (key, window_start, hits)
      select ${sharedKey}::text, ${sharedStart}::timestamptz, 1 from own where own.hits <= ${max}::integer
      on conflict (key, window_start) do update set hits = r.hits + 1 returning hits
    )
    select own.hits as first, (select hits from shared) as second from own`
)
