import type { Db } from '../database/open.ts'
import { readPlaces } from '../site/places.ts'
import { readSynonyms } from '../site/synonyms.ts'
import { countContaining } from './correct.ts'
import { readKnownPairs } from './vocabulary.ts'

/** Words between the parts of a sentence, which name nothing. */
const between = /请问|怎么|怎样|如何|为什么|什么|没有|一直|总是|老是|还是|[的了吗呢吧]/gu

/** A run of Han characters that can have parts. */
const divisible = /^\p{Script=Han}{3,}$/u

/** Cuts words out of a text, the longest first. @returns what is left, in pieces of two characters or more */
function cutOut(text: string, words: readonly string[]): string[] {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest
    .replace(between, ' ')
    .split(' ')
    .filter(({ length }) => length > 1)
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
 * and what stands between these. If a part has characters that subjects have, only the others are named. If messages contain
 * each part, the whole word is unknown.
 * @param word a word that no public message contains
 */
export async function findUnknownParts(db: Db, word: string): Promise<UnknownParts> {
  if (!divisible.test(word)) return { unknown: [word], known: [] }
  const [findPlaces, { find }, knownPairs] = await Promise.all([
    readPlaces(db),
    readSynonyms(db),
    readKnownPairs(db)
  ])
  const words = [...findPlaces(word), ...find(word)].map(one => one.word)
  const parts = [...words, ...cutOut(word, words)]
  const unfamiliar = new Map(parts.map(part => [part, unfamiliarIn(part, knownPairs)]))
  const all = [...new Set([...parts, ...[...unfamiliar.values()].flat()])]
  const counts = await countContaining(db, all)
  const isUnknown = (part: string) => counts[all.indexOf(part)] === 0
  const unknown = parts.filter(isUnknown).flatMap(part => {
    const smaller = unfamiliar.get(part)?.filter(isUnknown) ?? []
    return smaller.length > 0 ? smaller : [part]
  })
  const inOrder = [...new Set(unknown)].sort((one, other) => word.indexOf(one) - word.indexOf(other))
  return inOrder.length > 0
    ? { unknown: inOrder, known: cutOut(word, inOrder) }
    : { unknown: [word], known: [] }
}
