import { countTerms } from './terms.ts'

/** The terms of a text with their weights; the sum of the squares is 1. */
export type TextVector = ReadonlyMap<string, number>

/** How much a term says: more if fewer texts have it. */
export type Rarity = (term: string) => number

/** How much more the subject counts than the text below it. */
const subjectTimes = 3

/** Flattens the difference between rare and very rare terms, which names and slips of one writer are. */
const rarityPower = 0.7

/** Learns from texts how rare each term is. A term that none of them has is as rare as one of a single text. */
export function learnRarity(texts: Iterable<ReadonlyMap<string, number>>): Rarity {
  const found = new Map<string, number>()
  let count = 0
  for (const terms of texts) {
    count += 1
    for (const term of terms.keys()) found.set(term, (found.get(term) ?? 0) + 1)
  }
  return term => Math.log((count + 1) / ((found.get(term) ?? 1) + 0.5))
}

/** Counts the terms of a message: those of its subject three times. */
export function countMessageTerms({
  subject,
  content
}: {
  subject: string
  content: string
}): Map<string, number> {
  const counts = countTerms(content)
  for (const [term, count] of countTerms(subject))
    counts.set(term, (counts.get(term) ?? 0) + count * subjectTimes)
  return counts
}

/** Returns the vector of a text: each term by its number and its rarity. Single characters say too little. */
export function vectorFor(counts: ReadonlyMap<string, number>, rarity: Rarity): TextVector {
  const vector = new Map<string, number>()
  let square = 0
  for (const [term, count] of counts) {
    if (term.length < 2) continue
    const value = (1 + Math.log(count)) * Math.max(0, rarity(term)) ** rarityPower
    if (value === 0) continue
    vector.set(term, value)
    square += value * value
  }
  const length = Math.sqrt(square) || 1
  for (const [term, value] of vector) vector.set(term, value / length)
  return vector
}

/** Returns how alike two texts are: the cosine of their vectors, from 0 (no common term) to 1 (the same terms). */
export function likeness(one: TextVector, other: TextVector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [term, value] of few) sum += value * (many.get(term) ?? 0)
  return sum
}
