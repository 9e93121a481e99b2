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
  return scaled(counts, (term, count) => (1 + Math.log(count)) * Math.max(0, rarity(term)) ** rarityPower)
}

/** Weighs the terms of two characters and more, and scales the weights so that the sum of their squares is 1. */
function scaled(
  counts: ReadonlyMap<string, number>,
  weigh: (term: string, count: number) => number
): TextVector {
  const vector = new Map<string, number>()
  let square = 0
  for (const [term, count] of counts) {
    if (term.length < 2) continue
    const value = weigh(term, count)
    if (value === 0) continue
    vector.set(term, value)
    square += value * value
  }
  const length = Math.sqrt(square) || 1
  for (const [term, value] of vector) vector.set(term, value / length)
  return vector
}

/** How much more the subject counts where messages are compared by their matter. */
const matterSubjectTimes = 5

/** How much a triple of characters counts there; a pair counts 1. */
const matterTripleWeight = 0.3

/** How many of the most similar texts help to find others, and how much they count together. */
const helpers = 3
const helpersShare = 0.5

/** Counts the terms of a message for `toMatterVector`: those of its subject five times. */
export function countMatterTerms({
  subject,
  content
}: {
  subject: string
  content: string
}): Map<string, number> {
  const counts = countTerms(content)
  for (const [term, count] of countTerms(subject))
    counts.set(term, (counts.get(term) ?? 0) + count * matterSubjectTimes)
  return counts
}

/**
 * Returns the vector by which messages about one matter are ranked. A term that comes back counts more than in `vectorFor`, and
 * triples count less: that finds more of a matter, but two texts of the same words are less alike. Decision 0179.
 */
export function toMatterVector(counts: ReadonlyMap<string, number>, rarity: Rarity): TextVector {
  return scaled(counts, (term, count) => {
    const weight = term.length === 2 ? 1 : matterTripleWeight
    return weight * Math.sqrt(count) * Math.max(0, rarity(term)) ** rarityPower
  })
}

/**
 * Ranks texts by their likeness to an asked one, the most alike first. The three most alike ones are asked with it a second time,
 * because they say the same matter in other words. Decision 0179.
 */
export function rankAlike<Candidate extends { readonly vector: TextVector }>(
  asked: TextVector,
  candidates: readonly Candidate[]
): Candidate[] {
  const ranked = (vector: TextVector) =>
    candidates
      .map(candidate => ({ candidate, score: likeness(vector, candidate.vector) }))
      .sort((one, other) => other.score - one.score)
      .map(({ candidate }) => candidate)
  const widened = new Map(asked)
  for (const { vector } of ranked(asked).slice(0, helpers))
    for (const [term, value] of vector)
      widened.set(term, (widened.get(term) ?? 0) + (value * helpersShare) / helpers)
  return ranked(widened)
}

/** Returns how alike two texts are: the cosine of their vectors, from 0 (no common term) to 1 (the same terms). */
export function likeness(one: TextVector, other: TextVector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [term, value] of few) sum += value * (many.get(term) ?? 0)
  return sum
}
