import { sql } from 'kysely'
import { cacheBriefly } from '../../directory/site/cache-briefly.ts'
import type { Db, Trx } from '../../platform/database/open.ts'

/** The newest messages in which pairs are counted. */
const sampled = 2000

/** The shares of messages with a pair of characters, from a sample. */
export interface PairShares {
  /** The approximate number of all messages. */
  readonly rows: number
  /** Returns the share of messages with a pair or a character; one that the sample does not have counts as half a message. */
  readonly shareOfGram: (gram: number) => number
  /** Returns how much a pair says: the negative logarithm of its share. */
  readonly rarityOfPair: (pair: number) => number
}

/** Messages without any pair that are added to the sample, so that no pair of a young site is taken for common. */
const added = 20

/**
 * The pairs of the newest messages. PostgreSQL's own statistics know the thousand most common grams only, which are single
 * characters for the most part.
 */
const sample = cacheBriefly(60 * 60_000, readSample)

async function readSample(db: Db | Trx): Promise<PairShares> {
  const { rows } = await sql<{ gram: number; messages: number }>`
    select gram, count(*)::int as messages
    from (select grams from message_search where is_listed order by at desc, tid desc limit ${sql.lit(sampled)}) newest
    cross join unnest(newest.grams) as gram
    group by gram having count(*) > 1`.execute(db)
  const { rows: sizes } = await sql<{ size: number; all: number }>`
    select (select count(*)::int from (select 1 from message_search where is_listed limit ${sql.lit(sampled)}) newest) as size,
      (select greatest(0, reltuples)::int from pg_class where oid = 'message_search'::regclass) as all`.execute(
    db
  )
  const { size = 0, all = 0 } = sizes[0] ?? {}
  const shares = new Map(rows.map(({ gram, messages }) => [gram, messages / (size + added)]))
  const unseen = 0.5 / (size + added)
  // a comparison asks for thousands of logarithms
  const rarities = new Map([...shares].map(([pair, share]) => [pair, -Math.log(share)]))
  const mostRare = -Math.log(unseen)
  return {
    rows: Math.max(size, all),
    shareOfGram: gram => shares.get(gram) ?? unseen,
    rarityOfPair: pair => rarities.get(pair) ?? mostRare
  }
}

/** Returns the shares of messages with each pair of characters, as counted within the last hour. */
export const readPairShares = async (db: Db): Promise<PairShares> => await sample.read(db)

/** Makes the next reading count again. */
export const forgetPairShares = (db: Db): void => sample.forget(db)
