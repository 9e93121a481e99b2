import { countMessageTerms } from '../vectors.ts'
import { findAreaNames, findObjectNames } from './object-names.ts'

/** A message as it is compared with others. */
export interface MessageText {
  readonly subject: string
  readonly content: string
}

/** Terms are counted in so many places; two that share one are taken for the same, which is rare enough not to matter. */
const places = 2 ** 22

/** The terms of a message that are compared: those that say most. */
const termsEach = 56

/** Terms of fewer texts say nothing about what several people write. */
const leastTexts = 3

/** Terms of a larger share of all texts are no names; so many texts may always have one. */
const mostShare = 0.1
const alwaysAllowed = 40

/** How much more a term counts that is part of the name of an object. */
const objectTimes = 1.25

/** How much less a term counts that is part of the name of an area: a town has many matters. */
const areaTimes = 0.3

const rarityPower = 0.7

/** The characters of a message that are compared. */
const readCharacters = 500

/**
 * The vectors of many texts: of each text its terms with their weights, and of each term its texts. Only terms that are
 * compared have a number, so that sums over all terms are short.
 */
export interface TermIndex {
  readonly texts: number
  /** The number of the terms of each place, from 1; 0 for places whose terms are too rare or too frequent. */
  readonly numbers: Int32Array
  /** Text `at` has the entries from `starts[at]` to `starts[at + 1]` of `terms` and `weights`. */
  readonly starts: Int32Array
  readonly terms: Int32Array
  readonly weights: Float32Array
  /** Term `term` has the entries from `firsts[term]` to `firsts[term + 1]` of `holders`: the texts that have it. */
  readonly firsts: Int32Array
  readonly holders: Int32Array
}

/** Returns the place of a term: a number below 2^22. */
function placeOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) & (places - 1)
}

/** Counts the terms of a message as it is compared: its beginning, without single characters. */
export function countComparedTerms({ subject, content }: MessageText): Map<string, number> {
  const counts = countMessageTerms({ subject, content: content.slice(0, readCharacters) })
  for (const term of counts.keys()) if (term.length < 2) counts.delete(term)
  return counts
}

/** Counts for each place the texts that have one of its terms. */
function countHolders(texts: readonly MessageText[]): Int32Array {
  const found = new Int32Array(places)
  for (const text of texts)
    for (const term of countComparedTerms(text).keys()) {
      const place = placeOf(term)
      found[place] = (found[place] ?? 0) + 1
    }
  return found
}

/** Returns the number of a term in an index; undefined if it is not compared. */
export function findTerm({ numbers }: TermIndex, term: string): number | undefined {
  const number = numbers[placeOf(term)] ?? 0
  return number === 0 ? undefined : number - 1
}

/** Numbers the places whose terms are compared, in place, and returns how many texts have each. */
function numberPlaces(found: Int32Array, texts: number): Int32Array {
  const most = texts * mostShare + alwaysAllowed
  const isCompared = (holders: number): boolean => holders >= leastTexts && holders <= most
  const counts = found.filter(isCompared)
  let next = 0
  for (const [place, holders] of found.entries()) found[place] = isCompared(holders) ? ++next : 0
  return counts
}

/** Builds the vectors of texts, each of length 1, with the terms that say most about each. */
export function buildTermIndex(texts: readonly MessageText[]): TermIndex {
  const numbers = countHolders(texts)
  const counts = numberPlaces(numbers, texts.length)
  const starts = new Int32Array(texts.length + 1)
  const terms = new Int32Array(texts.length * termsEach)
  const weights = new Float32Array(texts.length * termsEach)
  let end = 0
  for (const [at, text] of texts.entries()) {
    const { subject, content } = text
    const read = `${subject} ${content.slice(0, readCharacters)}`
    const objects = findObjectNames(read).join(' ').toLowerCase()
    const areas = findAreaNames(read).join(' ').toLowerCase()
    const strongest: [number: number, weight: number][] = []
    for (const [term, count] of countComparedTerms({ subject, content })) {
      const number = numbers[placeOf(term)] ?? 0
      if (number === 0) continue
      const rarity =
        Math.max(0, Math.log((texts.length + 1) / ((counts[number - 1] ?? 0) + 0.5))) ** rarityPower
      strongest.push([
        number - 1,
        (1 + Math.log(count)) *
          rarity *
          (areas.includes(term) ? areaTimes : objects.includes(term) ? objectTimes : 1)
      ])
    }
    strongest.sort((one, other) => other[1] - one[1] || one[0] - other[0])
    strongest.length = Math.min(strongest.length, termsEach)
    const length = Math.sqrt(strongest.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    for (const [number, weight] of strongest) {
      terms[end] = number
      weights[end] = weight / length
      end += 1
    }
    starts[at + 1] = end
  }
  return {
    texts: texts.length,
    numbers,
    starts,
    terms,
    weights,
    ...invert(starts, terms, { end, size: counts.length })
  }
}

/** Lists the texts of each term, in order. */
function invert(starts: Int32Array, terms: Int32Array, { end, size }: { end: number; size: number }) {
  const firsts = new Int32Array(size + 1)
  for (let entry = 0; entry < end; entry++) {
    const next = (terms[entry] ?? 0) + 1
    firsts[next] = (firsts[next] ?? 0) + 1
  }
  for (let term = 0; term < size; term++) firsts[term + 1] = (firsts[term + 1] ?? 0) + (firsts[term] ?? 0)
  const filled = new Int32Array(size)
  const holders = new Int32Array(end)
  for (let at = 0; at + 1 < starts.length; at++)
    for (let entry = starts[at] ?? 0; entry < (starts[at + 1] ?? 0); entry++) {
      const term = terms[entry] ?? 0
      holders[(firsts[term] ?? 0) + (filled[term] ?? 0)] = at
      filled[term] = (filled[term] ?? 0) + 1
    }
  return { firsts, holders }
}
