import { type SparseRow, trainSeparator } from './separator.ts'
import { countTerms } from './terms.ts'
import { listWords } from './words.ts'

/** A text whose class is known. */
export interface LabelledText {
  readonly text: string
  readonly label: string
}

/** A trained classifier: plain data, so that it can be stored and sent to other servers. */
export interface Classifier {
  readonly labels: readonly string[]
  /** The terms that it knows, each with the place of its weights. */
  readonly terms: ReadonlyMap<string, number>
  /** How rare each term is. */
  readonly rarities: Float32Array
  /** The weights of all terms for the first label, then for the second, and so on. */
  readonly weights: Float32Array
  readonly biases: Float32Array
  /** The number of texts that it was trained on. */
  readonly texts: number
}

/** A class with its score; a higher score is likelier. */
export interface Ranked {
  readonly label: string
  readonly score: number
}

export interface TrainingOptions {
  /** The number of terms that are kept: those that say most about a class. */
  readonly terms?: number
}

/** Texts that must have a term, so that a name or a slip of one writer is not learnt. */
const leastTexts = 2

/** How much a term counts by its length: single characters and triples say less that is new than pairs. */
const lengthWeights = [0, 0.7, 1, 0.7]

/** The costs of an error for the two separators whose weights are added, and the share of the second. */
const byRatioCost = 5
const plainCost = 2
const plainShare = 0.5

/** The share of the ratios themselves. They say of the second class more than separators do, which only learn the first. */
const ratioShare = 0.01

interface CountedText {
  readonly counts: ReadonlyMap<string, number>
  readonly class: number
}

/** The numbers of texts with a term: in each class, and in all. */
type TextCounts = Map<string, Float64Array>

function countTexts(texts: readonly CountedText[], classes: number): TextCounts {
  const found: TextCounts = new Map()
  for (const { counts, class: index } of texts)
    for (const term of counts.keys()) {
      let numbers = found.get(term)
      if (!numbers) {
        numbers = new Float64Array(classes)
        found.set(term, numbers)
      }
      numbers[index] = (numbers[index] ?? 0) + 1
    }
  return found
}

const sum = (numbers: Float64Array): number => numbers.reduce((total, one) => total + one, 0)

/** Returns how much a term says about the class that it says most about: the largest chi-squared of the classes. */
function informationOf(numbers: Float64Array, sizes: Float64Array, texts: number): number {
  const withTerm = sum(numbers)
  let most = 0
  for (let index = 0; index < numbers.length; index++) {
    const size = sizes[index] ?? 0
    const both = numbers[index] ?? 0
    const onlyTerm = withTerm - both
    const onlyClass = size - both
    const neither = texts - size - onlyTerm
    const difference = both * neither - onlyTerm * onlyClass
    const scale = withTerm * (texts - withTerm) * size * (texts - size)
    most = Math.max(most, scale === 0 ? 0 : (texts * difference * difference) / scale)
  }
  return most
}

/** Returns the terms of a text that the classifier knows, each with its weight in the text; the row has length 1. */
function rowOf(
  counts: ReadonlyMap<string, number>,
  terms: ReadonlyMap<string, number>,
  rarities: Float32Array
): SparseRow {
  const places: number[] = []
  const values: number[] = []
  let square = 0
  for (const [term, count] of counts) {
    const place = terms.get(term)
    if (place === undefined) continue
    const value = (1 + Math.log(count)) * (rarities[place] ?? 0) * (lengthWeights[term.length] ?? 0)
    places.push(place)
    values.push(value)
    square += value * value
  }
  const length = Math.sqrt(square) || 1
  return { places: Int32Array.from(places), values: Float64Array.from(values, value => value / length) }
}

/** Returns for each term how much more often texts of a class have it than others, as a logarithm. */
function ratiosOf(
  found: TextCounts,
  terms: ReadonlyMap<string, number>,
  { index, size, texts }: { index: number; size: number; texts: number }
): Float64Array {
  const ratios = new Float64Array(terms.size)
  for (const [term, place] of terms) {
    const numbers = found.get(term)
    if (!numbers) continue
    const inside = numbers[index] ?? 0
    const outside = sum(numbers) - inside
    ratios[place] = Math.log((inside + 1) / (size + 1) / ((outside + 1) / (texts - size + 1)))
  }
  return ratios
}

/**
 * Learns the classes of texts from examples. For each class, the weights of two linear separators are added: one over the
 * terms by rarity, and one whose terms are multiplied by their ratio of frequencies (Wang and Manning, 2012); a little of the
 * ratios themselves is added. Decisions 0173, 0179.
 */
export function trainClassifier(
  examples: readonly LabelledText[],
  { terms: most = 120_000 }: TrainingOptions = {}
): Classifier {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const texts = examples.map(({ text, label }) => ({
    counts: countTerms(text),
    class: labels.indexOf(label)
  }))
  const found = countTexts(texts, labels.length)
  const sizes = new Float64Array(labels.length)
  for (const { class: index } of texts) sizes[index] = (sizes[index] ?? 0) + 1
  const chosen = [...found]
    .filter(([, numbers]) => sum(numbers) >= leastTexts)
    .map(([term, numbers]) => ({
      term,
      texts: sum(numbers),
      says: informationOf(numbers, sizes, texts.length)
    }))
    .sort((one, other) => other.says - one.says || (one.term < other.term ? -1 : 1))
    .slice(0, most)
  const terms = new Map(chosen.map(({ term }, place) => [term, place]))
  const rarities = Float32Array.from(chosen, one => Math.log((texts.length + 1) / (one.texts + 0.5)))
  const rows = texts.map(({ counts }) => rowOf(counts, terms, rarities))
  const size = terms.size
  const weights = new Float32Array(size * labels.length)
  const biases = new Float32Array(labels.length)
  for (const index of labels.keys()) {
    const isInside = texts.map(text => text.class === index)
    const ratios = ratiosOf(found, terms, { index, size: sizes[index] ?? 0, texts: texts.length })
    const byRatio = trainSeparator(
      rows.map(({ places, values }) => ({
        places,
        values: values.map((value, at) => value * (ratios[places[at] ?? 0] ?? 0))
      })),
      isInside,
      { size, cost: byRatioCost }
    )
    const plain = trainSeparator(rows, isInside, { size, cost: plainCost })
    for (let place = 0; place < size; place++)
      weights[index * size + place] =
        ((byRatio.weights[place] ?? 0) + ratioShare) * (ratios[place] ?? 0) +
        plainShare * (plain.weights[place] ?? 0)
    biases[index] = byRatio.bias + plainShare * plain.bias
  }
  return { labels, terms, rarities, weights, biases, texts: texts.length }
}

/** Ranks the classes of a text, the likeliest first. */
export function rankClasses(
  { labels, terms, rarities, weights, biases }: Classifier,
  text: string
): Ranked[] {
  const { places, values } = rowOf(countTerms(text), terms, rarities)
  return labels
    .map((label, index) => {
      let score = biases[index] ?? 0
      for (let at = 0; at < places.length; at++)
        score += (weights[index * terms.size + (places[at] ?? 0)] ?? 0) * (values[at] ?? 0)
      return { label, score }
    })
    .sort((one, other) => other.score - one.score)
}

/** The least share of a named word, of that of the strongest. */
const leastNamed = 0.2

/**
 * Returns the words of a text that speak most for a class, the strongest first: those whose terms count most together, none
 * within another. The strongest terms are named if no word speaks for the class.
 * @param limit the number of words
 */
export function explainClass(
  { labels, terms, rarities, weights }: Classifier,
  { text, label, limit = 5 }: { text: string; label: string; limit?: number }
): string[] {
  const counts = countTerms(text)
  const { places, values } = rowOf(counts, terms, rarities)
  const first = labels.indexOf(label) * terms.size
  const shares = new Map<number, number>()
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    shares.set(place, (weights[first + place] ?? 0) * (values[at] ?? 0))
  }
  // a single character speaks for too many words
  const shareOf = (term: string) => (term.length > 1 ? (shares.get(terms.get(term) ?? -1) ?? 0) : 0)
  const words = rankByShare(listWords(text), word => sum(Float64Array.from(countTerms(word).keys(), shareOf)))
  const least = (words[0]?.share ?? 0) * leastNamed
  const ranked = words.length > 0 ? words : rankByShare([...counts.keys()], shareOf)
  const named: string[] = []
  for (const { term, share } of ranked) {
    if (named.length === limit || share < least) break
    if (!named.some(other => other.includes(term) || term.includes(other))) named.push(term)
  }
  return named
}

/** Returns the terms that speak for a class, each with its share of the score, the strongest first. */
const rankByShare = (terms: readonly string[], shareOf: (term: string) => number) =>
  terms
    .map(term => ({ term, share: shareOf(term) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
