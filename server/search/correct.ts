import { sql } from 'kysely'
import { opaqueList } from '../database/opaque.ts'
import type { Db } from '../database/open.ts'
import { namesLeader } from '../forums/find.ts'
import type { Correction } from '../language/correction.ts'
import { readPlaces } from '../site/places.ts'
import { searchQuery } from './bigrams.ts'
import { readWordCorrector } from './vocabulary.ts'

/** How many times more messages contain the pairs of a corrected word than those of the typed one. */
const muchMore = 5

/** The number of messages that are counted, so that a common word does not slow down the answer. */
export const mostCounted = 50

/** The corrections of a word that are compared with it. */
const mostCorrections = 3

/** Counts the public messages that contain all words of each text, up to a limit. */
export async function countContaining(db: Db, texts: readonly string[]): Promise<number[]> {
  const counts = texts.map(text => {
    const query = searchQuery(text)
    if (!query) return sql`0`
    const holds = [
      sql`is_listed and grams @> ${opaqueList(query.grams)}`,
      ...query.terms.map(term => sql`strpos(body, ${term}) > 0`)
    ]
    return sql`(select count(*)::integer from (
      select 1 from message_search where ${sql.join(holds, sql` and `)} limit ${sql.lit(mostCounted)}) found)`
  })
  if (counts.length === 0) return []
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
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
