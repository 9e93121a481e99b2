import { sql } from 'kysely'
import { opaqueList } from '../database/opaque.ts'
import type { Db } from '../database/open.ts'
import { namesLeader } from '../forums/find.ts'
import type { Correction } from '../language/correction.ts'
import { shippedSynonyms } from '../language/shipped-synonyms.ts'
import { synonymFinder } from '../language/synonyms.ts'
import { readPlaces } from '../site/places.ts'
import { searchQuery } from './bigrams.ts'
import { readWordCorrector } from './vocabulary.ts'

/** Another wording of a search that finds little. */
export interface Wording {
  /** The words without their typing error; null if there is none. */
  readonly corrected: string | null
  /** The words that no public message contains. */
  readonly unknownWords: string[]
  /** Other wordings that find something, the nearest first. */
  readonly nearest: string[]
}

/** How many times more messages contain a corrected word than the typed one. */
const muchMore = 5

/** The number of messages that are counted, so that a common word does not slow down the answer. */
const mostCounted = 50

/** The corrections that are compared with the typed words, and the other wordings that are tried. */
const mostCorrections = 4
const mostTried = 12

const mostNearest = 5

/** The words of the same meaning that take the place of one. */
const mostOthers = 5

const findSynonyms = synonymFinder(shippedSynonyms)

/** Counts the public messages that contain all words of each text, up to a limit. */
async function countContaining(db: Db, texts: readonly string[]): Promise<number[]> {
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

/** Returns the corrections of a word that leave the names of places and leaders as they are. */
async function correctionsOf(db: Db, word: string): Promise<Correction[]> {
  const [correct, findPlaces] = await Promise.all([readWordCorrector(db), readPlaces(db)])
  const places = findPlaces(word)
  const corrections = correct(word).filter(({ text }) => places.every(place => text.includes(place.word)))
  if (corrections.length === 0 || (await namesLeader(db, word))) return []
  return corrections.slice(0, mostCorrections)
}

/** Chooses the likeliest correction that finds much more than what was typed. */
async function chooseCorrection(db: Db, corrections: readonly Correction[]): Promise<Correction | undefined> {
  const counts = await countContaining(
    db,
    corrections.flatMap(({ typed, word }) => [typed, word])
  )
  return corrections.find((_, index) => {
    const [typed = 0, corrected = 0] = counts.slice(2 * index, 2 * index + 2)
    return corrected > 0 && corrected >= muchMore * typed
  })
}

/** Returns texts in which a word of another meaning, or fewer words, stand in place of the words of a query. */
function otherWordings(words: readonly string[]): string[] {
  const replaced = words.flatMap((word, index) =>
    findSynonyms(word).flatMap(({ word: one, others }) =>
      others.slice(0, mostOthers).map(other => words.with(index, word.replace(one, other)).join(' '))
    )
  )
  const known = words.flatMap(word => findSynonyms(word).map(one => one.word))
  return [...replaced, ...(words.length > 1 ? words : []), ...known]
}

/**
 * Finds other wordings of a search: without a typing error, with words of the same meaning, with fewer words. A name of a place or of a
 * leader is not corrected.
 */
export async function findWording(db: Db, text: string): Promise<Wording> {
  const words = searchQuery(text)?.all ?? []
  if (words.length === 0) return { corrected: null, unknownWords: [], nearest: [] }
  const counts = await countContaining(db, words)
  const unknownWords = words.filter((_, index) => counts[index] === 0)
  const chosen = await Promise.all(
    words.map(async (word, index) =>
      (counts[index] ?? 0) < mostCounted
        ? await chooseCorrection(db, await correctionsOf(db, word))
        : undefined
    )
  )
  const corrected = words.map((word, index) => chosen[index]?.text ?? word)
  const typed = words.join(' ')
  const tried = [...new Set([...otherWordings(corrected), ...chosen.flatMap(one => (one ? [one.word] : []))])]
    .filter(one => one !== typed && one !== corrected.join(' '))
    .slice(0, mostTried)
  const found = await countContaining(db, tried)
  return {
    corrected: chosen.some(Boolean) ? corrected.join(' ') : null,
    unknownWords,
    nearest: tried.filter((_, index) => (found[index] ?? 0) > 0).slice(0, mostNearest)
  }
}
