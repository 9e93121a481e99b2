import { type RawBuilder, sql } from 'kysely'
import { endOfRegion, provinceOf } from '../../directory/site/region-code.ts'
import type { Db } from '../../platform/database/open.ts'
import {
  countMatterTerms,
  likeness,
  type Rarity,
  rankAlike,
  toMatterVector
} from '../../platform/language/vectors.ts'
import { pairAt, plainText } from './bigrams.ts'
import { type PairShares, readPairShares } from './pair-shares.ts'
import { isTelling, tellingPairs } from './similarity.ts'

/** A message that is like a text. */
export interface SimilarMessage {
  readonly tid: number
  /** From 0 (no common term) to 1 (the same terms). */
  readonly likeness: number
}

export interface SimilarOptions {
  /**
   * The condition on rows that may be found, on a message `m` and its row `s` of the search. Public messages are found if
   * it is absent.
   */
  readonly conditions?: RawBuilder<boolean>
  /** The largest number of messages. */
  readonly rows: number
  /** The region whose messages come first; those of its province come next. */
  readonly near?: number | undefined
}

/** The smallest likeness of a message that is found: below it, messages soon tell of something else. */
const leastLikeness = 0.15

/** The characters of a text that are compared: who complains at length says first what it is about. */
const comparedCharacters = 300

/** The pairs by which candidates are looked up, and the rows that have one of them, as far as the statistics know. */
const mostPairs = 20
const mostRows = 2000

/** The candidates that are compared with the text. */
const mostCandidates = 30

/** How much more a pair counts that stands in the subject, and a candidate of the region. */
const subjectTimes = 3
const regionTimes = 1.3

/** A pair of characters by which candidates are looked up. */
interface Key {
  readonly gram: number
  readonly weight: number
}

/** Chooses the pairs that say most about a text, as long as few messages have one of them. */
function chooseKeys(
  subject: string,
  content: string,
  { rows, shareOfGram, rarityOfPair }: PairShares
): Key[] {
  const ofSubject = new Set(tellingPairs(subject))
  const all = new Set([...ofSubject, ...tellingPairs(content)])
  const pairs = [...all]
    .map(gram => {
      const weight = rarityOfPair(gram) * (ofSubject.has(gram) ? subjectTimes : 1)
      return { gram, share: shareOfGram(gram), weight }
    })
    .sort((one, other) => other.weight - one.weight)
  const keys: Key[] = []
  let read = 0
  for (const { gram, share, weight } of pairs) {
    if (keys.length === mostPairs) break
    if (keys.length > 0 && read + share * rows > mostRows) continue
    keys.push({ gram, weight })
    read += share * rows
  }
  return keys
}

interface Candidate {
  readonly tid: number
  readonly nearness: number
  readonly body: string
}

/** Returns how near a forum `f` is: 2 in the region or below it, 1 in its province, 0 elsewhere. */
function nearnessTo(regionId: number | undefined): RawBuilder<number> {
  if (regionId === undefined) return sql`0`
  const isWithin = (code: number) =>
    sql`f.region_id >= ${code}::int and f.region_id < ${endOfRegion(code)}::int`
  return sql`case when ${isWithin(regionId)} then 2 when ${isWithin(provinceOf(regionId))} then 1 else 0 end`
}

/** Reads the candidates that have the most of the pairs, the newest first among equals. */
async function readCandidates(
  db: Db,
  keys: readonly Key[],
  { conditions, near }: SimilarOptions
): Promise<Candidate[]> {
  const source = conditions ? sql`message_search s join message m on m.tid = s.tid` : sql`message_search s`
  const { rows } = await sql<Candidate>`
    with hits as materialized (
      select hit.tid, hit.fid, key.weight
      from unnest(${keys.map(({ gram }) => gram)}::int[], ${keys.map(({ weight }) => weight)}::float8[]) as key (gram, weight)
      cross join lateral (
        select s.tid, s.fid from ${source}
        where s.grams @> array[key.gram] and ${conditions ?? sql`s.is_listed`} limit ${sql.lit(mostRows)}) hit),
    weighed as materialized (select tid, min(fid) as fid, sum(weight) as weight from hits group by tid),
    candidates as materialized (
      select w.tid, ${nearnessTo(near)} as nearness, w.weight from weighed w join forum f on f.fid = w.fid
      order by w.weight * case when ${nearnessTo(near)} = 2 then ${sql.lit(regionTimes)} else 1 end desc, w.tid desc
      limit ${sql.lit(mostCandidates)})
    select c.tid, c.nearness, left(s.body, ${sql.lit(comparedCharacters)}) as body
    from candidates c join message_search s on s.tid = c.tid`.execute(db)
  return rows
}

/** Returns how rare terms are: as rare as their rarest pair. Ways of asking say nothing. */
const rarityBy =
  ({ rarityOfPair }: PairShares): Rarity =>
  term => {
    let rarest = 0
    for (let at = 0; at + 1 < term.length; at++) {
      const pair = pairAt(term, at)
      if (isTelling(pair)) rarest = Math.max(rarest, rarityOfPair(pair))
    }
    return rarest
  }

/**
 * Finds messages like a text by title and text: those of the region first, the most like first. Messages below a floor of
 * likeness are left out.
 * @returns at most `rows` messages, each with its likeness
 */
export async function findSimilar(
  db: Db,
  { subject, content }: { subject: string; content: string },
  options: SimilarOptions
): Promise<SimilarMessage[]> {
  const shares = await readPairShares(db)
  const head = plainText(content).slice(0, comparedCharacters)
  const keys = chooseKeys(subject, head, shares)
  if (keys.length === 0) return []
  const rarity = rarityBy(shares)
  const vectorOf = (counts: ReadonlyMap<string, number>) => toMatterVector(counts, rarity)
  const asked = vectorOf(countMatterTerms({ subject, content: head }))
  const candidates = (await readCandidates(db, keys, options)).map(({ tid, nearness, body }) => {
    const [first = '', ...rest] = body.split('\n')
    const vector = vectorOf(countMatterTerms({ subject: first, content: rest.join('\n') }))
    return { tid, nearness, vector, likeness: likeness(asked, vector) }
  })
  return rankAlike(asked, candidates)
    .filter(one => one.likeness >= leastLikeness)
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, options.rows)
    .map(({ tid, likeness: value }) => ({ tid, likeness: value }))
}
