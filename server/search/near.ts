import { type RawBuilder, sql } from 'kysely'
import { opaqueList } from '../database/opaque.ts'
import type { Db } from '../database/open.ts'
import { shippedSynonyms } from '../language/shipped-synonyms.ts'
import { synonymFinder } from '../language/synonyms.ts'
import { isPair, searchDocument, searchQuery } from './bigrams.ts'
import { conditionsOfFilter, type SearchFilter } from './find.ts'
import { shareOf } from './shares.ts'

/** The smallest share of the weight of a query that a near result contains. */
const leastWeight = 0.5

/** The rows that are looked at: enough for a rare word, and bounded for a common one. */
const mostCandidates = 5000

/** The share of all messages, summed up over the pairs by which candidates are found. */
const mostShare = 0.02

/** The share of a pair that the statistics do not know, because few messages have it. */
const unknownShare = 0.0005

/** The words of the same meaning that are looked for, so that a long group does not slow down a search. */
const mostOthers = 8

const findSynonyms = synonymFinder(shippedSynonyms)

/** How much more a piece counts that stands in the subject. */
const subjectShare = 0.5

/** A pair of characters of a query, with its weight: rarer pairs say more. */
interface WeighedPair {
  readonly text: string
  readonly gram: number
  readonly share: number
  readonly weight: number
}

/** A piece of a query: the pairs of a word, and the pairs of each word that means the same. */
interface Piece {
  readonly pairs: readonly WeighedPair[]
  readonly others: readonly (readonly number[])[]
}

const gramsOfWord = (word: string): number[] => searchDocument([word]).grams.filter(isPair)

/** Returns the different pairs of neighbouring characters of a word. */
const pairsOfWord = (word: string): string[] => [
  ...new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)))
]

async function weigh(db: Db, pairs: readonly string[]): Promise<WeighedPair[]> {
  return await Promise.all(
    pairs.flatMap(text =>
      gramsOfWord(text).map(async gram => {
        const share = (await shareOf(db, [gram])) || unknownShare
        return { text, gram, share, weight: -Math.log(share) }
      })
    )
  )
}

/** Divides a word of a query into pieces: known words with others of the same meaning, and what stands between them. */
async function piecesOf(db: Db, word: string): Promise<Piece[]> {
  const known = findSynonyms(word)
  const inKnown = new Set(known.flatMap(({ word: one }) => pairsOfWord(one)))
  const between = pairsOfWord(word).filter(pair => !inKnown.has(pair))
  return [
    ...(await Promise.all(
      known.map(async ({ word: one, others }) => ({
        pairs: await weigh(db, pairsOfWord(one)),
        others: others.slice(0, mostOthers).map(gramsOfWord)
      }))
    )),
    { pairs: await weigh(db, between), others: [] }
  ].filter(({ pairs }) => pairs.length > 0)
}

const hasAll = (grams: readonly number[]) => sql<boolean>`grams @> ${opaqueList(grams)}`

const total = (pairs: readonly WeighedPair[]): number => pairs.reduce((sum, { weight }) => sum + weight, 0)

/** Returns the weight that a row has of a piece: all of it if it has another word of the same meaning. */
function weightOfPiece({ pairs, others }: Piece): RawBuilder<number> {
  const each = sql.join(
    pairs.map(({ gram, weight }) => sql`case when ${hasAll([gram])} then ${weight}::float8 else 0 end`),
    sql` + `
  )
  if (others.length === 0) return sql`(${each})`
  const another = sql.join(others.map(hasAll), sql` or `)
  return sql`(case when ${another} then ${total(pairs)}::float8 else ${each} end)`
}

/** Returns the weight of the pairs that stand in the subject, the first line of the body. */
const weightInSubject = (pairs: readonly WeighedPair[]): RawBuilder<number> =>
  sql.join(
    pairs.map(
      ({ text, weight }) =>
        sql`case when strpos(split_part(body, chr(10), 1), ${text}) > 0 then ${weight * subjectShare}::float8 else 0 end`
    ),
    sql` + `
  )

/** Returns the rarest pairs, as long as few messages have one of them. */
function rarest(pairs: readonly WeighedPair[]): number[] {
  const chosen: number[] = []
  let shares = 0
  for (const { gram, share } of [...pairs].sort((one, other) => one.share - other.share)) {
    shares += share
    if (chosen.length > 0 && shares > mostShare) break
    chosen.push(gram)
  }
  return chosen
}

/**
 * Finds public messages near a text: they contain most of its weight, or words of the same meaning, but not all of its
 * words. The likeliest come first, then the newest.
 * @returns the ids of at most `rows` messages
 */
export async function findNear(
  db: Db,
  text: string,
  filter: Pick<SearchFilter, 'values' | 'rows'>
): Promise<number[]> {
  const query = searchQuery(text)
  if (!query) return []
  const pieces = (await Promise.all(query.all.map(word => piecesOf(db, word)))).flat()
  const pairs = pieces.flatMap(piece => piece.pairs)
  if (pairs.length === 0) return []
  const weight = sql.join(pieces.map(weightOfPiece), sql` + `)
  const others = pieces.flatMap(piece => piece.others)
  const found = sql.join([sql`grams && ${opaqueList(rarest(pairs))}`, ...others.map(hasAll)], sql` or `)
  const wholly = sql.join(
    query.all.map(word => sql`strpos(body, ${word}) > 0`),
    sql` and `
  )
  const conditions = sql.join([...conditionsOfFilter(filter), sql`(${found})`], sql` and `)
  const { rows } = await sql<{ tid: number }>`
    with candidates as materialized (
      select tid, at, body, ${weight} as weight from message_search where ${conditions} limit ${sql.lit(mostCandidates)})
    select tid from candidates
    where weight >= ${total(pairs) * leastWeight}::float8 and not (${wholly})
    order by weight + ${weightInSubject(pairs)} desc, at desc, tid desc limit ${filter.rows}`.execute(db)
  return rows.map(({ tid }) => tid)
}
