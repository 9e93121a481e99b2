import { readPlaces } from '../../directory/site/places.ts'
import { readSynonyms } from '../../directory/site/synonyms.ts'
import type { Db } from '../../platform/database/open.ts'
import { countContaining } from './correct.ts'
import { readKnownPairs } from './vocabulary.ts'

/** Words between the parts of a sentence, which name nothing. */
const between = /请问|怎么|怎样|如何|为什么|什么|没有|一直|总是|老是|还是|[的了吗呢吧]/gu

/** The words of the same meaning that are counted for each word. */
const mostOthers = 5

/** A run of Han characters that can have parts. */
const divisible = /^\p{Script=Han}{3,}$/u

const longestFirst = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length)

/** Returns the pieces of a text of two characters or more that stand between words that name nothing. */
export const piecesBetween = (text: string): string[] =>
  text
    .replace(between, ' ')
    .split(' ')
    .filter(({ length }) => length > 1)

/** Cuts words out of a text. @returns what is left, in pieces of two characters or more */
const cutOut = (text: string, words: readonly string[]): string[] =>
  piecesBetween(longestFirst(words).reduce((left, word) => left.replaceAll(word, ' '), text))

/**
 * Divides a text into places, known words, and what stands between these. A place with a single character behind it is the
 * beginning of another name: 龙凤岭.
 */
function divide(text: string, places: readonly string[], words: readonly string[]): string[] {
  const known = longestFirst([...places, ...words])
  if (known.length === 0) return piecesBetween(text)
  const parts: string[] = []
  let rest = ''
  for (const piece of text.split(new RegExp(`(${known.join('|')})`))) {
    const isOther = piece.length === 1 && piece.replace(between, '') !== ''
    if (known.includes(piece)) {
      parts.push(...piecesBetween(rest), piece)
      rest = ''
    } else if (isOther && places.includes(parts.at(-1) ?? '')) rest = parts.pop() + piece
    else rest = piece
  }
  return [...parts, ...piecesBetween(rest)]
}

/** Returns the stretches of a text in which no character belongs to a known pair. */
function unfamiliarIn(text: string, knownPairs: ReadonlySet<string>): string[] {
  const isFamiliar = (at: number) =>
    knownPairs.has(text.slice(at - 1, at + 1)) || knownPairs.has(text.slice(at, at + 2))
  const marked = Array.from({ length: text.length }, (_, at) => (isFamiliar(at) ? ' ' : text.charAt(at)))
  return marked
    .join('')
    .split(' ')
    .filter(({ length }) => length > 1)
}

/** The parts of a word that no public message contains, and what is left without them. */
export interface UnknownParts {
  readonly unknown: string[]
  readonly known: string[]
}

/**
 * Finds the parts of a word without blanks that no public message contains: places, words with others of the same meaning,
 * and what stands between these. If a part has characters that subjects have, only the others are named. A word for which messages
 * have another one is named only if no other part is. If messages contain each part, the whole word is unknown.
 * @param word a word that no public message contains
 */
export async function findUnknownParts(db: Db, word: string): Promise<UnknownParts> {
  if (!divisible.test(word)) return { unknown: [word], known: [] }
  const [findPlaces, { find }, knownPairs] = await Promise.all([
    readPlaces(db),
    readSynonyms(db),
    readKnownPairs(db)
  ])
  const meanings = new Map(find(word).map(one => [one.word, one.others.slice(0, mostOthers)]))
  const places = findPlaces(word).map(one => one.word)
  const parts = divide(word, places, [...meanings.keys()])
  const unfamiliar = new Map(parts.map(part => [part, unfamiliarIn(part, knownPairs)]))
  const all = [...new Set([...parts, ...[...unfamiliar.values(), ...meanings.values()].flat()])]
  const counts = await countContaining(db, all)
  const isUnknown = (part: string) => counts[all.indexOf(part)] === 0
  const unknown = parts.filter(isUnknown)
  const hasOthers = (part: string) => meanings.get(part)?.every(isUnknown) === false
  const strange = unknown.some(part => !hasOthers(part)) ? unknown.filter(part => !hasOthers(part)) : unknown
  const named = strange.flatMap(part => {
    const smaller = unfamiliar.get(part)?.filter(isUnknown) ?? []
    return smaller.length > 0 ? smaller : [part]
  })
  return named.length > 0
    ? { unknown: [...new Set(named)], known: cutOut(word, named) }
    : { unknown: [word], known: [] }
}
