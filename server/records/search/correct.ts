import { sql } from 'kysely'
import { namesLeader } from '../../directory/forums/find.ts'
import { readPlaces } from '../../directory/site/places.ts'
import type { Db } from '../../platform/database/open.ts'
import { opaqueList } from '../../platform/database/statements/opaque.ts'
import type { Correction } from '../../platform/language/correction.ts'
import { type SearchQuery, searchQuery } from './bigrams.ts'
import { inBody } from './find.ts'
import { readPairShares } from './pair-shares.ts'
import { readWordCorrector } from './vocabulary.ts'

/** How many times more messages contain the pairs of a corrected word than those of the typed one. */
const muchMore = 5

/** The number of messages that are counted, so that a common word does not slow down the answer. */
export const mostCounted = 50

/** The corrections of a word that are compared with it. */
const mostCorrections = 3

/** A text whose rarest pair stands in more messages than this is counted in the newest messages first. */
const mostListed = 5000

/** The newest messages in which common texts are counted. */
const sampled = 3000

/** Counts the public messages that contain all words of each query, with the index, up to a limit. */
async function countByIndex(db: Db, queries: readonly SearchQuery[]): Promise<number[]> {
  if (queries.length === 0) return []
  const counts = queries.map(({ grams, terms }) => {
    const holds = [sql`is_listed`, sql`grams @> ${opaqueList(grams)}`, ...terms.map(inBody)]
    return sql`(select count(*)::integer from (
      select 1 from message_search where ${sql.join(holds, sql` and `)} limit ${sql.lit(mostCounted)}) found)`
  })
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** Counts the newest public messages that contain all words of each query. */
async function countInNewest(db: Db, queries: readonly SearchQuery[]): Promise<number[]> {
  if (queries.length === 0) return []
  const counts = queries.map(
    ({ all }) => sql`(count(*) filter (where ${sql.join(all.map(inBody), sql` and `)}))::integer`
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts
    from (select body from message_search where is_listed order by at desc, tid desc limit ${sql.lit(sampled)}) newest`.execute(
    db
  )
  return rows[0]?.counts ?? []
}

/**
 * Counts the public messages that contain all words of each text, up to a limit. The index has long lists of common pairs, so that
 * words of such pairs are counted in the newest messages, and the number of all follows from these; the index is read
 * only if none of the newest contains them.
 */
export async function countContaining(db: Db, texts: readonly string[]): Promise<number[]> {
  const { rows, shareOfGram } = await readPairShares(db)
  const queries = new Map([...new Set(texts)].map(text => [text, searchQuery(text)]))
  const counts = new Map<SearchQuery, number>()
  const isOpen = (query: SearchQuery | undefined): query is SearchQuery =>
    query !== undefined && !counts.has(query)

  const isCommon = ({ grams }: SearchQuery) => Math.min(...grams.map(shareOfGram)) * rows > mostListed
  const common = [...queries.values()].filter(isOpen).filter(isCommon)
  // the sample of pairs has counted words of one pair already
  for (const query of common) if (query.grams.length === 1) counts.set(query, mostCounted)
  const longer = common.filter(isOpen)
  const inNewest = await countInNewest(db, longer)
  for (const [index, query] of longer.entries()) {
    const hits = inNewest[index] ?? 0
    if (hits > 0) counts.set(query, Math.min(mostCounted, Math.ceil((hits * rows) / sampled)))
  }
  const rare = [...queries.values()].filter(isOpen)
  const byIndex = await countByIndex(db, rare)
  for (const [index, query] of rare.entries()) counts.set(query, byIndex[index] ?? 0)
  return texts.map(text => {
    const query = queries.get(text)
    return query ? (counts.get(query) ?? 0) : 0
  })
}

/** The pairs that a correction brings; the word itself if it only takes a character away. */
const soughtPairs = ({ pairs, word }: Correction): readonly string[] => (pairs.length > 0 ? pairs : [word])

/**
 * Corrects a typing error in a word of a search, if much more messages have the pairs of the corrected word. For a likely
 * error one pair is enough, for another all of them. Names of places and of leaders stay as they are.
 */
export async function correctWord(db: Db, word: string): Promise<Correction | undefined> {
  const corrections = (await readWordCorrector(db))(word)
  if (corrections.length === 0) return undefined
  const places = (await readPlaces(db))(word)
  const chosen = corrections
    .filter(({ text }) => places.every(place => text.includes(place.word)))
    .slice(0, mostCorrections)
  if (chosen.length === 0 || (await namesLeader(db, word))) return undefined
  const texts = [...new Set(chosen.flatMap(one => [...soughtPairs(one), ...one.typedPairs]))]
  const counts = await countContaining(db, texts)
  const countsOf = (pairs: readonly string[]) => pairs.map(pair => counts[texts.indexOf(pair)] ?? 0)
  return chosen.find(one => {
    const [ofCorrected, ofTyped] = [countsOf(soughtPairs(one)), countsOf(one.typedPairs)]
    const [corrected, typed] = one.isLikely
      ? [Math.max(...ofCorrected), Math.min(...ofTyped)]
      : [Math.min(...ofCorrected), Math.max(...ofTyped)]
    return corrected > 0 && corrected >= muchMore * typed
  })
}
