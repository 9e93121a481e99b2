import { readSynonyms, type Synonyms } from '../../directory/site/synonyms.ts'
import type { Db } from '../../platform/database/open.ts'
import { searchQuery } from './bigrams.ts'
import { correctWord, countContaining, mostCounted } from './correct.ts'
import { findUnknownParts, piecesBetween } from './unknown-parts.ts'

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

/** Returns a text with another word in place of one. Blanks divide them: the other word rarely stands at the same place. */
function replaceIn(text: string, word: string, other: string): string {
  const [before = '', ...behind] = text.split(word)
  return [...piecesBetween(before), other, ...piecesBetween(behind.join(word))].join(' ')
}

/** Returns texts with a word of the same meaning in place of one of a query, and texts with fewer words. */
function otherWordings(words: readonly string[], { find }: Synonyms) {
  const replaced = words.flatMap((word, index) =>
    find(word).flatMap(({ word: one, others }) =>
      others.slice(0, mostOthers).map(other => words.with(index, replaceIn(word, one, other)).join(' '))
    )
  )
  const known = words.flatMap(word =>
    find(word).flatMap(one => [one.word, ...(word === one.word ? [] : one.others.slice(0, mostOthers))])
  )
  return { replaced, fewer: [...(words.length > 1 ? words : []), ...known] }
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
  const { replaced, fewer } = otherWordings(corrected, await readSynonyms(db))
  // a word of the same meaning keeps the place beside it, so it comes before fewer words
  const likely = [...replaced.slice(0, mostOthers), ...known]
  const tried = [...new Set([...likely, ...replaced, ...fewer, ...meant])]
    .filter(one => one !== words.join(' ') && one !== corrected.join(' '))
    .slice(0, mostTried)
  const found = await countContaining(db, tried)
  return {
    corrected: meant.length > 0 ? corrected.join(' ') : null,
    unknownWords: [...new Set(parts.flatMap(part => part?.unknown ?? []))].slice(0, mostUnknown),
    nearest: tried.filter((_, index) => (found[index] ?? 0) > 0).slice(0, mostNearest)
  }
}
