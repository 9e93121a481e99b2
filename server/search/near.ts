import { type RawBuilder, sql } from 'kysely'
import { opaqueList } from '../database/opaque.ts'
import type { Db } from '../database/open.ts'
import { isFiller } from '../language/fillers.ts'
import { readPlaces } from '../site/places.ts'
import { endOfRegion } from '../site/region-code.ts'
import { readSynonyms } from '../site/synonyms.ts'
import { isPair, searchDocument, searchQuery } from './bigrams.ts'
import { correctWord } from './correct.ts'
import { conditionsOfFilter, type SearchFilter } from './find.ts'
import { shareOf } from './shares.ts'

/** The smallest share of the weight of a query that a near result contains. */
const leastWeight = 0.3

/** The rows that are looked at: enough for a rare word, and bounded for a common one. */
const mostCandidates = 5000

/** The share of all messages, summed up over the pairs by which candidates are found. */
const mostShare = 0.02

/** The share of a pair that the statistics do not know, because few messages have it. */
const unknownShare = 0.0005

/** The words of the same meaning that are looked for, so that a long group does not slow down a search. */
const mostOthers = 12

/** How much more a piece counts that stands in the subject. */
const subjectShare = 0.5

/** How much a single character counts, which is looked for in the subject alone, compared with a pair. */
const singleShare = 0.5

/** How much a pair counts that has a character of asking and telling in it. */
const fillerShare = 0.3

/** A pair of characters of a query, or a single one, with its weight: rarer ones say more. */
interface WeighedPart {
  readonly text: string
  readonly gram: number
  readonly share: number
  readonly weight: number
}

/** A piece of a query: the pairs of a word, and each word that means the same. */
interface Piece {
  readonly pairs: readonly WeighedPart[]
  readonly others: readonly SameMeaning[]
}

interface SameMeaning {
  readonly text: string
  readonly grams: readonly number[]
  /** The share of its rarest pair. */
  readonly share: number
}

const gramsOfWord = (word: string): number[] => searchDocument([word]).grams.filter(isPair)

const singleGram = (character: string): number => character.charCodeAt(0) << 16

/** Returns the different pairs of neighbouring characters of a word. */
const pairsOfWord = (word: string): string[] => [
  ...new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)))
]

/** Returns how much of the matter a part says by its characters: nothing if all of them are fillers. */
function shareOfMatter(text: string): number {
  const filling = [...text].filter(isFiller).length
  return filling === 0 ? 1 : filling === text.length ? 0 : fillerShare
}

async function weigh(db: Db, parts: readonly { text: string; gram: number }[]): Promise<WeighedPart[]> {
  const weighed = await Promise.all(
    parts.map(async ({ text, gram }) => {
      const share = (await shareOf(db, [gram])) || unknownShare
      return { text, gram, share, weight: -Math.log(share) * shareOfMatter(text) }
    })
  )
  return weighed.filter(({ weight }) => weight > 0)
}

const weighPairs = (db: Db, pairs: readonly string[]): Promise<WeighedPart[]> =>
  weigh(
    db,
    pairs.flatMap(text => gramsOfWord(text).map(gram => ({ text, gram })))
  )

const weighSingles = (db: Db, word: string): Promise<WeighedPart[]> =>
  weigh(
    db,
    [...new Set(word.match(/\p{Script=Han}/gu) ?? [])]
      .filter(text => text.length === 1)
      .map(text => ({ text, gram: singleGram(text) }))
  )

async function readMeaning(db: Db, text: string): Promise<SameMeaning> {
  const grams = gramsOfWord(text)
  const shares = await Promise.all(grams.map(gram => shareOf(db, [gram])))
  return { text, grams, share: Math.min(...shares) || unknownShare }
}

/** Divides a word of a query into pieces: known words with others of the same meaning, and what stands between them. */
async function piecesOf(db: Db, word: string): Promise<Piece[]> {
  const known = (await readSynonyms(db)).find(word)
  const inKnown = new Set(known.flatMap(({ word: one }) => pairsOfWord(one)))
  const between = pairsOfWord(word).filter(pair => !inKnown.has(pair))
  return [
    ...(await Promise.all(
      known.map(async ({ word: one, others }) => ({
        pairs: await weighPairs(db, pairsOfWord(one)),
        others: await Promise.all(others.slice(0, mostOthers).map(other => readMeaning(db, other)))
      }))
    )),
    { pairs: await weighPairs(db, between), others: [] }
  ].filter(({ pairs }) => pairs.length > 0)
}

const hasAll = (grams: readonly number[]) => sql<boolean>`grams @> ${opaqueList(grams)}`

const total = (parts: readonly WeighedPart[]): number => parts.reduce((sum, { weight }) => sum + weight, 0)

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

const sumOf = (terms: readonly RawBuilder<unknown>[]): RawBuilder<number> =>
  terms.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(terms, sql` + `)})`

const weightIf = (condition: RawBuilder<boolean>, weight: number): RawBuilder<number> =>
  sql<number>`case when ${condition} then ${weight}::float8 else 0 end`

const isInSubject = (text: string) => sql<boolean>`strpos(subject, ${text}) > 0`

/** Returns the weight that a row has of a piece: all of it if it has another word of the same meaning. */
function weightOfPiece({ pairs, others }: Piece): RawBuilder<number> {
  const each = sumOf(pairs.map(({ gram, weight }) => weightIf(hasAll([gram]), weight)))
  if (others.length === 0) return each
  const another = anyOf(others.map(({ grams }) => hasAll(grams)))
  return sql`(case when ${another} then ${total(pairs)}::float8 else ${each} end)`
}

/** Returns the further weight of a piece that stands in the subject. */
function weightInSubject({ pairs, others }: Piece): RawBuilder<number> {
  const each = sumOf(pairs.map(({ text, weight }) => weightIf(isInSubject(text), weight * subjectShare)))
  if (others.length === 0) return each
  const another = anyOf(others.map(({ text }) => isInSubject(text)))
  return sql`(case when ${another} then ${total(pairs) * subjectShare}::float8 else ${each} end)`
}

/** Returns the grams of the rarest parts, as long as few messages have one of them. */
function rarest(parts: readonly WeighedPart[]): number[] {
  const chosen: number[] = []
  let shares = 0
  for (const { gram, share } of [...parts].sort((one, other) => one.share - other.share)) {
    shares += share
    if (chosen.length > 0 && shares > mostShare) break
    chosen.push(gram)
  }
  return chosen
}

/** The words of a query without the places in them, and the smallest region of these. */
async function divide(db: Db, text: string): Promise<{ text: string; regionId: number | undefined }> {
  const places = (await readPlaces(db))(text)
  const sizeOf = (id: number) => endOfRegion(id) - id
  const smallest = places.toSorted((one, other) => sizeOf(one.regionId) - sizeOf(other.regionId))[0]
  const rest = places.reduceRight(
    (before, { from, to }) => `${before.slice(0, from)} ${before.slice(to)}`,
    text
  )
  return searchQuery(rest) ? { text: rest, regionId: smallest?.regionId } : { text, regionId: undefined }
}

/** Returns whether a row is of a forum of a region or below it. */
const isOfRegion = (regionId: number) => sql<boolean>`fid = any(array(
  select fid from forum where region_id >= ${regionId} and region_id < ${endOfRegion(regionId)}))`

/**
 * Finds public messages near a text: they contain much of its weight, or words of the same meaning, but not all of its
 * words. Messages of a place in the text come first, then the likeliest, then the newest.
 * @returns the ids of at most `rows` messages
 */
export async function findNear(
  db: Db,
  text: string,
  filter: Pick<SearchFilter, 'values' | 'rows'>
): Promise<number[]> {
  const whole = searchQuery(text)
  if (!whole) return []
  const { text: matter, regionId } = await divide(db, text)
  const typed = searchQuery(matter)?.all ?? []
  const words = await Promise.all(typed.map(async word => (await correctWord(db, word))?.text ?? word))
  const pieces = (await Promise.all(words.map(word => piecesOf(db, word)))).flat()
  const singles = (await Promise.all(words.map(word => weighSingles(db, word)))).flat()
  const pairs = pieces.flatMap(piece => piece.pairs)
  if (pairs.length === 0) return []
  const others = pieces.flatMap(piece => piece.others).filter(({ share }) => share <= mostShare)
  const found = anyOf([
    sql`grams && ${opaqueList(rarest(pairs))}`,
    ...(singles.length > 0 ? [sql<boolean>`grams && ${opaqueList(rarest(singles))}`] : []),
    ...others.map(({ grams }) => hasAll(grams))
  ])
  const wholly = sql.join(
    whole.all.map(word => sql`strpos(body, ${word}) > 0`),
    sql` and `
  )
  const conditions = sql.join([...conditionsOfFilter(filter), found], sql` and `)
  const inSubject = sumOf([
    ...pieces.map(weightInSubject),
    ...singles.map(({ text: one, weight }) => weightIf(isInSubject(one), weight * singleShare))
  ])
  const least = leastWeight * (total(pairs) + total(singles) * singleShare)
  const { rows } = await sql<{ tid: number }>`
    with candidates as materialized (
      select tid, at, fid, body, split_part(body, chr(10), 1) as subject, ${sumOf(pieces.map(weightOfPiece))} as weight
      from message_search where ${conditions} limit ${sql.lit(mostCandidates)}),
    weighed as materialized (select tid, at, fid, weight + ${inSubject} as weight from candidates where not (${wholly}))
    select tid from weighed where weight >= ${least}::float8
    order by ${regionId === undefined ? sql`` : sql`${isOfRegion(regionId)} desc,`} weight desc, at desc, tid desc
    limit ${filter.rows}`.execute(db)
  return rows.map(({ tid }) => tid)
}
