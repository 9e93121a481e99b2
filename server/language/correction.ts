import { editDistance } from '@board/schemas/edit-distance'
import { soundsAlike } from './syllables.ts'

/** A text without one typing error: `typed` stood in place of `word`. */
export interface Correction {
  readonly text: string
  readonly typed: string
  readonly word: string
  /** The number of texts that contain the word. */
  readonly count: number
}

interface Candidate extends Correction {
  /** True if the error is a likely one: characters that sound alike, two that changed places, or one typed twice. */
  readonly isLikely: boolean
  /** The number of known runs of three characters in the text. */
  readonly familiar: number
}

/** The lengths of words that are corrected. A shorter word is near too many others. */
const shortest = 3
const longest = 6

const withoutEach = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Returns the first place where two words differ. */
function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** Tells whether a run is the beginning or the end of a word: that is not a typing error. */
const isPart = (typed: string, word: string): boolean => word.startsWith(typed) || word.endsWith(typed)

/** Tells whether a typing error between two words with a distance of one is a likely one. */
function isLikelyError(typed: string, word: string): boolean {
  const at = firstDifference(typed, word)
  if (typed.length > word.length) return soundsAlike(typed[at] ?? '', word[at - 1] ?? '')
  if (typed.length < word.length) return false
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return isSwapped || soundsAlike(typed[at] ?? '', word[at] ?? '')
}

/**
 * Returns a function that finds corrections of a text without blanks, the likeliest first: in each of them one known word
 * of three to six characters takes the place of a run that has one character too many, too few, another one, or two that
 * changed places. Short words are corrected only from likely errors. A character that stands elsewhere in the text is not
 * missing: its words are in another order.
 * @param words known words, with the number of texts that contain them
 */
export function wordCorrector(words: ReadonlyMap<string, number>): (text: string) => Correction[] {
  const byPart = new Map<string, string[]>()
  for (const word of words.keys()) {
    if (word.length < shortest || word.length > longest) continue
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
    return [...found].filter(
      word => word !== typed && editDistance(typed, word) === 1 && !isPart(typed, word)
    )
  }

  return text => {
    const found: Candidate[] = []
    for (let from = 0; from + shortest <= text.length; from++) {
      for (let to = from + shortest; to <= Math.min(text.length, from + longest + 1); to++) {
        const typed = text.slice(from, to)
        if (words.has(typed)) continue
        for (const word of nearWords(typed)) {
          const isLikely = isLikelyError(typed, word)
          if (!isLikely && word.length <= shortest) continue
          if (typed.length < word.length && text.includes(word[firstDifference(typed, word)] ?? '')) continue
          const corrected = text.slice(0, from) + word + text.slice(to)
          const familiar = countFamiliar(corrected)
          found.push({ text: corrected, typed, word, count: words.get(word) ?? 0, isLikely, familiar })
        }
      }
    }
    found.sort(
      (one, other) =>
        Number(other.isLikely) - Number(one.isLikely) ||
        other.familiar - one.familiar ||
        other.word.length - one.word.length ||
        other.count - one.count
    )
    const seen = new Set<string>()
    return found.filter(one => !seen.has(one.text) && seen.add(one.text))
  }
}
