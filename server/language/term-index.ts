import { findAreaNames, findObjectNames } from './object-names.ts'
import { countMessageTerms } from './vectors.ts'

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

/** The vectors of many texts: of each text the places of its terms with their weights, and of each place its texts. */
export interface TermIndex {
  readonly texts: number
  /** Text `at` has the entries from `starts[at]` to `starts[at + 1]` of `terms` and `weights`. */
  readonly starts: Int32Array
  readonly terms: Int32Array
  readonly weights: Float32Array
  /** Place `term` has the entries from `firsts[term]` to `firsts[term + 1]` of `holders`: the texts that have it. */
  readonly firsts: Int32Array
  readonly holders: Int32Array
}

/** Returns the place of a term: a number below 2^22. */
export function placeOf(term: string): number {
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

/** Builds the vectors of texts, each of length 1, with the terms that say most about each. */
export function buildTermIndex(texts: readonly MessageText[]): TermIndex {
  const found = countHolders(texts)
  const most = texts.length * mostShare + alwaysAllowed
  const starts = new Int32Array(texts.length + 1)
  const terms = new Int32Array(texts.length * termsEach)
  const weights = new Float32Array(texts.length * termsEach)
  let end = 0
  for (const [at, text] of texts.entries()) {
    const read = `${text.subject} ${text.content.slice(0, readCharacters)}`
    const objects = findObjectNames(read).join(' ').toLowerCase()
    const areas = findAreaNames(read).join(' ').toLowerCase()
    const strongest: [place: number, weight: number][] = []
    for (const [term, count] of countComparedTerms(text)) {
      const place = placeOf(term)
      const holders = found[place] ?? 0
      if (holders < leastTexts || holders > most) continue
      const rarity = Math.max(0, Math.log((texts.length + 1) / (holders + 0.5))) ** rarityPower
      strongest.push([
        place,
        (1 + Math.log(count)) *
          rarity *
          (areas.includes(term) ? areaTimes : objects.includes(term) ? objectTimes : 1)
      ])
    }
    strongest.sort((one, other) => other[1] - one[1] || one[0] - other[0])
    strongest.length = Math.min(strongest.length, termsEach)
    const length = Math.sqrt(strongest.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    for (const [place, weight] of strongest) {
      terms[end] = place
      weights[end] = weight / length
      end += 1
    }
    starts[at + 1] = end
  }
  return { texts: texts.length, starts, terms, weights, ...invert(starts, terms, end, found) }
}

/** Lists the texts of each place, in order; `firsts` takes the memory of `space`. */
function invert(starts: Int32Array, terms: Int32Array, end: number, space: Int32Array) {
  const firsts = new Int32Array(places + 1)
  for (let entry = 0; entry < end; entry++) {
    const next = (terms[entry] ?? 0) + 1
    firsts[next] = (firsts[next] ?? 0) + 1
  }
  for (let place = 0; place < places; place++)
    firsts[place + 1] = (firsts[place + 1] ?? 0) + (firsts[place] ?? 0)
  const filled = space
  filled.fill(0)
  const holders = new Int32Array(end)
  for (let at = 0; at + 1 < starts.length; at++)
    for (let entry = starts[at] ?? 0; entry < (starts[at + 1] ?? 0); entry++) {
      const place = terms[entry] ?? 0
      holders[(firsts[place] ?? 0) + (filled[place] ?? 0)] = at
      filled[place] = (filled[place] ?? 0) + 1
    }
  return { firsts, holders }
}
