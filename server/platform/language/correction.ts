import { editDistance } from '@board/schemas/facts/text/edit-distance'
import { isFiller } from './fillers.ts'
import { soundsAlike } from './syllables.ts'

/** A text in which a known word stands in place of a typing error. */
export interface Correction {
  readonly text: string
  readonly word: string
  /** The pairs of neighbours that only the typed text has, and those that only the corrected one has. */
  readonly typedPairs: readonly string[]
  readonly pairs: readonly string[]
  /** True if the error is a likely one: characters that sound alike, two that changed places, or one typed twice. */
  readonly isLikely: boolean
}

interface Candidate extends Correction {
  /** The number of texts that contain the word. */
  readonly count: number
  /** The number of known runs of three characters in the text. */
  readonly familiar: number
}

/** The lengths of words that are corrected. A shorter word is near too many others. */
const shortest = 3
const longest = 6

const withoutEach = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Returns the pairs of neighbouring characters of a text. */
export const pairsIn = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

/** Returns the first place where two words differ. */
function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** Tells whether a typing error between two words with a distance of one is a likely one. */
function isLikelyError(typed: string, word: string): boolean {
  const at = firstDifference(typed, word)
  if (typed.length > word.length) return soundsAlike(typed[at] ?? '', word[at - 1] ?? '')
  if (typed.length < word.length) return false
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return isSwapped || soundsAlike(typed[at] ?? '', word[at] ?? '')
}

/**
 * Tells whether an error can be corrected although it is not a likely one: within a word of four characters or more, so that
 * both sides of it are right. A missing character must not stand elsewhere in the text: then the order is another.
 */
function isCertainError(text: string, typed: string, word: string): boolean {
  const at = firstDifference(typed, word)
  if (word.length <= shortest || at === 0 || at >= word.length - 1) return false
  if (typed.length > word.length) return at < typed.length - 1
  return typed.length === word.length || !text.includes(word[at] ?? '')
}

/** Tells whether a known run is a word that can be meant, and not a piece of a sentence. */
const canBeMeant = (word: string): boolean =>
  word.length >= shortest &&
  word.length <= longest &&
  !isFiller(word[0] ?? '') &&
  !isFiller(word.at(-1) ?? '')

/**
 * Returns a function that finds corrections of a text without blanks, the likeliest first: in each of them one known word
 * of three to six characters takes the place of a run that has one character too many, too few, another one, or two that
 * changed places. Pairs of characters that known words have are not typing errors.
 * @param words known words, with the number of texts that contain them
 */
export function wordCorrector(words: ReadonlyMap<string, number>): (text: string) => Correction[] {
  const byPart = new Map<string, string[]>()
  const knownPairs = new Set<string>()
  for (const word of words.keys()) {
    for (const pair of pairsIn(word)) knownPairs.add(pair)
    if (!canBeMeant(word)) continue
    for (const part of new Set([word, ...withoutEach(word)])) {
      const known = byPart.get(part)
      if (known) known.push(word)
      else byPart.set(part, [word])
    }
  }

  const countFamiliar = (text: string): number => {
    let familiar = 0
    for (let at = 0; at + shortest <= text.length; at++)
      if (words.has(text.slice(at, at + shortest))) familiar++
    return familiar
  }

  function nearWords(typed: string): string[] {
    const found = new Set([typed, ...withoutEach(typed)].flatMap(part => byPart.get(part) ?? []))
    return [...found].filter(word => editDistance(typed, word) === 1)
  }

  function correctAt(text: string, from: number, to: number): Candidate[] {
    const typed = text.slice(from, to)
    if (words.has(typed)) return []
    return nearWords(typed).flatMap(word => {
      const isLikely = isLikelyError(typed, word)
      if (!isLikely && !isCertainError(text, typed, word)) return []
      const corrected = text.slice(0, from) + word + text.slice(to)
      const [before, after] = [pairsIn(text), pairsIn(corrected)]
      const typedPairs = before.filter(pair => !after.includes(pair))
      const pairs = after.filter(pair => !before.includes(pair))
      const isKnown = (pair: string) => knownPairs.has(pair)
      if (isLikely ? typedPairs.every(isKnown) : typedPairs.some(isKnown)) return []
      const [count, familiar] = [words.get(word) ?? 0, countFamiliar(corrected)]
      return [{ text: corrected, word, typedPairs, pairs, count, isLikely, familiar }]
    })
  }

  return text => {
    const found: Candidate[] = []
    for (let from = 0; from + shortest <= text.length; from++)
      for (let to = from + shortest; to <= Math.min(text.length, from + longest + 1); to++)
        found.push(...correctAt(text, from, to))
    found.sort(
      (one, other) =>
        Number(other.isLikely) - Number(one.isLikely) ||
        other.familiar - one.familiar ||
        other.word.length - one.word.length ||
        other.count - one.count
    )
    return [...new Map(found.toReversed().map(one => [one.text, one])).values()].reverse()
  }
}
