import { readSynonyms, type Synonyms } from '../../directory/site/synonyms.ts'
import type { Db } from '../../platform/database/open.ts'
import { searchQuery } from './bigrams.ts'
import { correctWord, countContaining, mostCounted } from './correct.ts'
import { findUnknownParts } from './unknown-parts.ts'

/** Another wording of a search that finds little. */
export interface Wording {
  /** The words without their typing error; null if there is none. */
  readonly corrected: string | null
  /** The words that no public message contains, or the parts of them if others are known. */
  readonly unknownWords: string[]
  /** Other wordings that find something, the nearest first. */
  readonly nearest: string[]
}

/** The other wordings that are tried. */
const mostTried = 12

const mostNearest = 5

const mostUnknown = 5

/** The words of the same meaning that take the place of one. */
const mostOthers = 5

/** Returns texts in which a word of the same meaning, or fewer words, stand in place of the words of a query. */
function otherWordings(words: readonly string[], { find }: Synonyms): string[] {
  const replaced = words.flatMap((word, index) =>
    find(word).flatMap(({ word: one, others }) =>
      others.slice(0, mostOthers).map(other => words.with(index, word.replace(one, other)).join(' '))
    )
  )
  const known = words.flatMap(word =>
    find(word).flatMap(one => [one.word, ...(word === one.word ? [] : one.others.slice(0, mostOthers))])
  )
  return [...replaced, ...(words.length > 1 ? words : []), ...known]
}

/**
 * Finds other wordings of a search: without a typing error, with words of the same meaning, with fewer words. A name of a
 * place or of a leader is not corrected.
 */
export async function findWording(db: Db, text: string): Promise<Wording> {
  const words = searchQuery(text)?.all ?? []
  const counts = await countContaining(db, words)
  const corrections = await Promise.all(
    words.map(async (word, index) => {
      const isCommon = (counts[index] ?? 0) >= mostCounted
      return isCommon ? undefined : await correctWord(db, word)
    })
  )
  const corrected = words.map((word, index) => corrections[index]?.text ?? word)
  const meant = corrections.flatMap(one => (one ? [one.word] : []))
  const parts = await Promise.all(
    words.map((word, index) => (counts[index] === 0 ? findUnknownParts(db, word) : undefined))
  )
  const isPartKnown = parts.some(part => part !== undefined && part.known.length > 0)
  const known = isPartKnown ? [words.flatMap((word, index) => parts[index]?.known ?? word).join(' ')] : []
  const tried = [...new Set([...known, ...otherWordings(corrected, await readSynonyms(db)), ...meant])]
    .filter(one => one !== words.join(' ') && one !== corrected.join(' '))
    .slice(0, mostTried)
  const found = await countContaining(db, tried)
  return {
    corrected: meant.length > 0 ? corrected.join(' ') : null,
    unknownWords: [...new Set(parts.flatMap(part => part?.unknown ?? []))].slice(0, mostUnknown),
    nearest: tried.filter((_, index) => (found[index] ?? 0) > 0).slice(0, mostNearest)
  }
}
