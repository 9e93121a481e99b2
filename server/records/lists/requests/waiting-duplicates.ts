/** Likely duplicates of waiting messages: other waiting messages and approved ones that say nearly the same. Decision 0182. */
import { type RawBuilder, sql } from 'kysely'
import { cityOf, endOfRegion, isSameCity, provinceOf } from '../../../directory/site/region-code.ts'
import type { Db } from '../../../platform/database/open.ts'
import { isPair, searchDocument } from '../../search/bigrams.ts'
import { findSimilar } from '../../search/similar.ts'

/** A message whose text can be compared. */
export interface ComparedMessage {
  readonly tid: number
  readonly subject: string
  readonly content: string
  /** The region of its forum; null for forums of the whole country. */
  readonly regionId: number | null
  /** The pairs of neighbouring characters of its text. */
  readonly pairs: ReadonlySet<number>
  /** Its likely duplicates among approved messages; absent until they are looked up. */
  approved?: readonly number[]
}

/** The characters of a text that are compared: who complains at length says first what it is about. */
const comparedCharacters = 400

/** The share of all their pairs that two waiting messages have in common if they say nearly the same. */
const leastShare = 0.35

/** The likeness from which on an approved message says nearly the same. */
const leastLikeness = 0.5

/** An approved message is a duplicate if it was written no longer before the waiting one. */
const newerThan = '90 days'

/** The most approved messages that are named. */
const mostApproved = 5

/** The waiting messages with which one is compared. */
const mostWaiting = 1000

/** How long duplicates are looked up for one page, in milliseconds. */
const longestLookUp = 400

/** Returns the pairs of characters by which a text is compared. */
export const pairsForComparing = ({ subject, content }: { subject: string; content: string }): Set<number> =>
  new Set(searchDocument([subject, content.slice(0, comparedCharacters)]).grams.filter(isPair))

/** The weights of pairs, by which texts are compared. */
export interface PairWeights {
  readonly weigh: (pair: number) => number
  /** Returns the weight of all pairs of a text together. */
  readonly weighAll: (pairs: ReadonlySet<number>) => number
}

const equalWeights: PairWeights = { weigh: () => 1, weighAll: pairs => pairs.size }

/** Weighs a pair more if fewer of the waiting messages have it, so that the same stock sentences make no duplicates. */
export function weighPairsOf(messages: readonly Pick<ComparedMessage, 'pairs'>[]): PairWeights {
  const holders = new Map<number, number>()
  for (const { pairs } of messages) for (const pair of pairs) holders.set(pair, (holders.get(pair) ?? 0) + 1)
  const weightHeldBy = (count: number): number => Math.log(messages.length / Math.max(1, count - 1))
  const weights = new Map([...holders].map(([pair, count]) => [pair, weightHeldBy(count)]))
  const rarest = weightHeldBy(0)
  const weigh = (pair: number): number => weights.get(pair) ?? rarest
  const sums = new Map<ReadonlySet<number>, number>()
  return {
    weigh,
    weighAll: pairs => {
      let sum = sums.get(pairs)
      if (sum === undefined) {
        sum = 0
        for (const pair of pairs) sum += weigh(pair)
        sums.set(pairs, sum)
      }
      return sum
    }
  }
}

/** Returns the share of the weight of the pairs of two texts that they have in common. */
export function shareInCommon(
  one: ReadonlySet<number>,
  other: ReadonlySet<number>,
  { weigh, weighAll }: PairWeights = equalWeights
): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one]
  let common = 0
  for (const pair of fewer) if (more.has(pair)) common += weigh(pair)
  return common / (weighAll(one) + weighAll(other) - common || 1)
}

/** Lists the other waiting messages that say nearly the same as one, the most alike first. */
function listWaitingLike(
  compared: readonly ComparedMessage[],
  own: ComparedMessage,
  weights: PairWeights
): number[] {
  return compared
    .filter(({ tid, regionId }) => tid !== own.tid && isSameCity(regionId, own.regionId))
    .map(({ tid, pairs }) => ({ tid, share: shareInCommon(own.pairs, pairs, weights) }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share || one.tid - other.tid)
    .map(({ tid }) => tid)
}

/** Returns the waiting messages that are compared with each other. */
const listCompared = (messages: ReadonlyMap<number, ComparedMessage>): ComparedMessage[] =>
  [...messages.values()].slice(0, mostWaiting)

/** Looks up again which approved messages are like the waiting ones that one was like: it may have been approved. */
export function forgetApprovedLike(
  messages: ReadonlyMap<number, ComparedMessage>,
  decided: ComparedMessage
): void {
  for (const message of messages.values())
    if (shareInCommon(message.pairs, decided.pairs) >= leastShare) delete message.approved
}

/** The condition that a message `m` is about the city of a region, or about its whole province or the country. */
function isAboutCity(regionId: number | null): RawBuilder<boolean> {
  if (regionId === null) return sql`true`
  const city = cityOf(regionId)
  return sql`m.fid in (
    select f.fid from forum f
    where f.region_id is null or f.region_id = ${provinceOf(regionId)}
      or f.region_id >= ${city} and f.region_id < ${endOfRegion(city)})`
}

/** Lists the approved messages of the city that say nearly the same as a text, private ones too, the most alike first. */
async function listApprovedLike(
  db: Db,
  { tid, subject, content, regionId }: ComparedMessage
): Promise<number[]> {
  const conditions = sql<boolean>`
    m.audit_state = 1 and m.tid <> ${tid} and ${isAboutCity(regionId)}
    and m.created_at > (select created_at from message where tid = ${tid}) - ${sql.lit(newerThan)}::interval`
  const found = await findSimilar(db, { subject, content }, { conditions, rows: mostApproved })
  return found.filter(({ likeness }) => likeness >= leastLikeness).map(one => one.tid)
}

/** Lists the likely duplicates of a waiting message: other waiting messages first, then approved ones. */
export async function listDuplicates(
  db: Db,
  messages: ReadonlyMap<number, ComparedMessage>,
  own: ComparedMessage
): Promise<number[]> {
  const compared = listCompared(messages)
  return await listDuplicatesAmong(db, compared, own, weighPairsOf(compared))
}

async function listDuplicatesAmong(
  db: Db,
  compared: readonly ComparedMessage[],
  own: ComparedMessage,
  weights: PairWeights
): Promise<number[]> {
  own.approved ??= await listApprovedLike(db, own)
  return [...listWaitingLike(compared, own, weights), ...own.approved]
}

/**
 * Counts the likely duplicates of waiting messages by their numbers. A message that was not reached in time is left out, and
 * is found the next time.
 */
export async function countDuplicates(
  db: Db,
  messages: ReadonlyMap<number, ComparedMessage>,
  tids: readonly number[]
): Promise<Map<number, number>> {
  const end = performance.now() + longestLookUp
  const compared = listCompared(messages)
  const weights = weighPairsOf(compared)
  const counts = new Map<number, number>()
  for (const tid of tids) {
    if (performance.now() > end) break
    const own = messages.get(tid)
    if (own) counts.set(tid, (await listDuplicatesAmong(db, compared, own, weights)).length)
  }
  return counts
}
