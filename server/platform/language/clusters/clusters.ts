import { findCommonWords } from './common-words.ts'
import { addKeyWords, type KeyedTexts, toKeyText } from './key-words.ts'
import { findOwnObjects, findSecondObject } from './object-names.ts'
import {
  buildTermIndex,
  countComparedTerms,
  findTerm,
  type MessageText,
  type TermIndex
} from './term-index.ts'

/** A message that may belong to a cluster. */
export interface ClusterItem<Id> extends MessageText {
  readonly id: Id
}

/** What the messages of a cluster have in common: terms with their weights (the sum of the squares is 1). */
export interface ClusterCentre {
  readonly terms: Readonly<Record<string, number>>
  /** The least nearness of a message that belongs to it (see `nearnessTo`). */
  readonly least: number
  /** The words that name the matter: a message that has one belongs to it. Centres from before have none. */
  readonly keyWords?: readonly string[]
}

/** Messages about one matter, the likest to all others first. */
export interface TextCluster<Id> {
  readonly members: readonly Id[]
  /** The words that made it, the strongest first, as its messages write them. */
  readonly words: readonly string[]
  readonly centre: ClusterCentre
}

export interface ClusterOptions {
  /** The smallest cluster. */
  readonly least?: number
}

/** The mean likeness of the texts that a term brings together, if they are the core of a cluster. */
const leastCoherence = 0.13

/** The mean likeness of the texts of a whole cluster. */
const leastInCluster = 0.12

/** A matter has a term that so many of its texts have, and that is so often in one of them when a text has it. */
const focusShare = 0.5
const leastFocus = 0.4

/** How alike the centres of two clusters are that are one. */
const sameMatter = 0.3

/** How alike a text and the centre of its cluster are. */
const nearEnough = 0.2

/** The share of the texts of a cluster that have a term of its centre. */
const centreShare = 0.25

/** How often the clusters are joined, and all texts given to the nearest one. */
const rounds = 3

/** A new message is about the matter if it is as near as most members, or a little less. */
const nearShare = 0.9
const littleLess = 0.8

/** A message nearer than this shares only a piece of a name with a cluster. */
const leastNearness = 0.3

/** Sums up vectors of texts over all terms; one at a time, because the memory is used again. */
class VectorSum {
  readonly index: TermIndex
  private readonly values: Float32Array
  private readonly numbers: Int32Array
  /** The terms of the sum: the first `size` entries. */
  private readonly touched: Int32Array
  private size = 0

  constructor(index: TermIndex) {
    this.index = index
    this.values = new Float32Array(index.firsts.length)
    this.numbers = new Int32Array(index.firsts.length)
    this.touched = new Int32Array(index.firsts.length)
  }

  /** Adds up the vectors of texts; the former sum is gone. */
  of(texts: ArrayLike<number>): this {
    for (const term of this.terms()) {
      this.values[term] = 0
      this.numbers[term] = 0
    }
    this.size = 0
    const { starts, terms, weights } = this.index
    for (let each = 0; each < texts.length; each++) {
      const at = texts[each] ?? 0
      for (let entry = starts[at] ?? 0; entry < (starts[at + 1] ?? 0); entry++) {
        const term = terms[entry] ?? 0
        if (this.numbers[term] === 0) this.touched[this.size++] = term
        this.numbers[term] = (this.numbers[term] ?? 0) + 1
        this.values[term] = (this.values[term] ?? 0) + (weights[entry] ?? 0)
      }
    }
    return this
  }

  private terms(): Int32Array {
    return this.touched.subarray(0, this.size)
  }

  /** Returns the mean likeness of two of the texts. */
  coherence(count: number): number {
    let square = 0
    for (const term of this.terms()) square += (this.values[term] ?? 0) ** 2
    return count < 2 ? 0 : (square - count) / (count * (count - 1))
  }

  /** Tells whether the texts have a term in common that few others have: the name of a place or a thing. */
  hasFocus(count: number): boolean {
    const { firsts } = this.index
    return this.terms().some(term => {
      const number = this.numbers[term] ?? 0
      const holders = (firsts[term + 1] ?? 0) - (firsts[term] ?? 0)
      return number >= count * focusShare && number >= holders * leastFocus
    })
  }

  /** Returns the terms that many of the texts have, with their weights; the sum of the squares is 1. */
  centre(count: number): Map<number, number> {
    const centre = new Map<number, number>()
    let square = 0
    for (const term of this.terms()) {
      const number = this.numbers[term] ?? 0
      if (number < 2 || number < count * centreShare) continue
      const value = this.values[term] ?? 0
      centre.set(term, value)
      square += value * value
    }
    const length = Math.sqrt(square) || 1
    for (const [term, value] of centre) centre.set(term, value / length)
    return centre
  }
}

const holdersOf = ({ firsts, holders }: TermIndex, term: number): Int32Array =>
  holders.subarray(firsts[term] ?? 0, firsts[term + 1] ?? 0)

/** Finds the cores: texts with a common term that are alike beyond it. A text belongs to the strongest of its cores. */
function findCores(index: TermIndex, sum: VectorSum, least: number): number[][] {
  const found: { term: number; strength: number }[] = []
  for (let term = 0; term + 1 < index.firsts.length; term++) {
    const holders = holdersOf(index, term)
    if (holders.length < least) continue
    const coherence = sum.of(holders).coherence(holders.length)
    if (coherence >= leastCoherence) found.push({ term, strength: coherence * holders.length })
  }
  found.sort((one, other) => other.strength - one.strength || one.term - other.term)
  const isTaken = new Uint8Array(index.texts)
  const cores: number[][] = []
  for (const { term } of found) {
    const holders = holdersOf(index, term)
    const free = [...holders].filter(at => isTaken[at] === 0)
    if (free.length < least || free.length * 2 < holders.length) continue
    cores.push(free)
    for (const at of free) isTaken[at] = 1
  }
  return cores
}

/** Lists the clusters that have each term in their centre. */
function listByTerm(centres: readonly ReadonlyMap<number, number>[]) {
  const clusters = new Map<number, { at: number; weight: number }[]>()
  for (const [at, centre] of centres.entries())
    for (const [term, weight] of centre) {
      const known = clusters.get(term)
      if (known) known.push({ at, weight })
      else clusters.set(term, [{ at, weight }])
    }
  return clusters
}

/** Joins clusters whose centres are alike, the likest first, as long as the texts of the whole are. */
function joinClusters(clusters: readonly number[][], sum: VectorSum): number[][] {
  const centres = clusters.map(texts => sum.of(texts).centre(texts.length))
  const byTerm = listByTerm(centres)
  const pairs: { one: number; other: number; likeness: number }[] = []
  for (const [one, centre] of centres.entries()) {
    const likeness = new Map<number, number>()
    for (const [term, weight] of centre)
      for (const { at, weight: its } of byTerm.get(term) ?? [])
        if (at > one) likeness.set(at, (likeness.get(at) ?? 0) + weight * its)
    for (const [other, value] of likeness)
      if (value >= sameMatter) pairs.push({ one, other, likeness: value })
  }
  pairs.sort((a, b) => b.likeness - a.likeness || a.one - b.one || a.other - b.other)
  const joined: (number[] | undefined)[] = [...clusters]
  const into = clusters.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (into[root] !== root) root = into[root] ?? root
    return root
  }
  for (const pair of pairs) {
    const [one, other] = [rootOf(pair.one), rootOf(pair.other)]
    if (one === other) continue
    const all = [...(joined[one] ?? []), ...(joined[other] ?? [])]
    if (sum.of(all).coherence(all.length) < leastCoherence) continue
    joined[one] = all
    joined[other] = undefined
    into[other] = one
  }
  return joined.filter(texts => texts !== undefined)
}

/** Divides a cluster in which two objects are written about: the same trouble at two places is two matters. */
function divideByObject(items: readonly MessageText[], texts: readonly number[], least: number): number[][] {
  const isSecond = findSecondObject(
    texts.map(at => `${items[at]?.subject} ${items[at]?.content.slice(0, 200)}`),
    least
  )
  if (!isSecond) return [[...texts]]
  const rest = texts.filter((_, at) => !isSecond[at])
  const second = texts.filter((_, at) => isSecond[at])
  return [...divideByObject(items, rest, least), second]
}

/** The share of the texts of a theme that name an object that no other of them names. */
const themeShare = 0.6

/**
 * Leaves out of a theme the texts that name an object of their own. The same trouble at many places, such as noise at many
 * building sites, is a theme; a matter is what happens at one of them.
 */
function leaveOutTheme(items: readonly MessageText[], texts: readonly number[]): number[] {
  const hasOwn = findOwnObjects(texts.map(at => items[at]?.subject ?? ''))
  const isTheme = hasOwn.filter(Boolean).length >= texts.length * themeShare
  return isTheme ? texts.filter((_, at) => !hasOwn[at]) : [...texts]
}

/** Gives each text to the nearest cluster, or to none. */
function gather(index: TermIndex, clusters: readonly number[][], sum: VectorSum): number[][] {
  const byTerm = listByTerm(clusters.map(texts => sum.of(texts).centre(texts.length)))
  const gathered: number[][] = clusters.map(() => [])
  const likeness = new Map<number, number>()
  for (let text = 0; text < index.texts; text++) {
    likeness.clear()
    for (let entry = index.starts[text] ?? 0; entry < (index.starts[text + 1] ?? 0); entry++)
      for (const { at, weight } of byTerm.get(index.terms[entry] ?? 0) ?? [])
        likeness.set(at, (likeness.get(at) ?? 0) + weight * (index.weights[entry] ?? 0))
    let nearest = -1
    let most = nearEnough
    for (const [at, value] of likeness)
      if (value > most) {
        most = value
        nearest = at
      }
    gathered[nearest]?.push(text)
  }
  return gathered
}

/** A message that may join clusters. */
export interface JoiningMessage {
  readonly terms: ReadonlyMap<string, number>
  /** The text in which key words are looked for. */
  readonly keyText: string
}

/** Prepares a message for `nearnessTo` and `belongsTo`, because it is compared with many centres. */
export const toJoiningMessage = (message: MessageText): JoiningMessage => ({
  terms: countComparedTerms(message),
  keyText: toKeyText(message)
})

/** Returns how near a message is to a cluster: the share of the weight of the centre that the message has, from 0 to 1. */
export const nearnessTo = (centre: ClusterCentre, { terms }: JoiningMessage): number =>
  nearnessOfTerms(centre.terms, terms)

/** Tells whether a message belongs to a cluster: it is about as near as the members, or has a key word. */
export const belongsTo = (centre: ClusterCentre, message: JoiningMessage): boolean =>
  nearnessTo(centre, message) >= centre.least ||
  (centre.keyWords ?? []).some(word => message.keyText.includes(word))

function nearnessOfTerms(centre: ClusterCentre['terms'], counts: ReadonlyMap<string, number>): number {
  let share = 0
  for (const [term, weight] of Object.entries(centre)) if (counts.has(term)) share += weight * weight
  return share
}

/**
 * Names the terms of a centre, as its texts have them. A term counts more if more of the texts have it; the sum of the
 * squares is 1.
 */
function nameTerms(
  index: TermIndex,
  counts: readonly ReadonlyMap<string, number>[],
  centre: ReadonlyMap<number, number>
) {
  const named = new Map<string, number>()
  const holders = new Map<string, number>()
  for (const each of counts) for (const term of each.keys()) holders.set(term, (holders.get(term) ?? 0) + 1)
  for (const [term, count] of holders) {
    const weight = count < 2 ? undefined : centre.get(findTerm(index, term) ?? -1)
    if (weight !== undefined) named.set(term, (weight * count) / counts.length)
  }
  const length = Math.hypot(...named.values()) || 1
  for (const [term, weight] of named) named.set(term, weight / length)
  return named
}

/** Describes a cluster: its members in order, its words, and how new messages are compared with it. */
function describe<Id>(
  items: readonly ClusterItem<Id>[],
  { texts, keyWords }: KeyedTexts,
  sum: VectorSum
): TextCluster<Id> {
  const own = texts.flatMap(at => items[at] ?? [])
  const counts = own.map(countComparedTerms)
  const terms = nameTerms(sum.index, counts, sum.of(texts).centre(texts.length))
  const centre = Object.fromEntries(terms)
  const ranked = own
    .map(({ id }, at) => ({ id, nearness: nearnessOfTerms(centre, counts[at] ?? new Map()) }))
    .sort((one, other) => other.nearness - one.nearness)
  const last = ranked[Math.ceil(ranked.length * nearShare) - 1]?.nearness ?? 1
  return {
    members: ranked.map(({ id }) => id),
    words: findCommonWords(own, terms),
    centre: { terms: centre, least: Math.max(leastNearness, last * littleLess), keyWords }
  }
}

/**
 * Finds clusters of messages about one matter, the largest first. Texts with a rare common term that are alike beyond it
 * form a core; cores with like centres are joined, and each text goes to the nearest of them. No two texts are compared
 * with each other: the work grows with the number of texts. A message belongs to one cluster at most.
 */
export function clusterTexts<Id>(
  items: readonly ClusterItem<Id>[],
  { least = 4 }: ClusterOptions = {}
): TextCluster<Id>[] {
  const index = buildTermIndex(items)
  const sum = new VectorSum(index)
  let clusters = findCores(index, sum, least)
  for (let round = 0; round < rounds; round++)
    clusters = gather(index, joinClusters(clusters, sum), sum).filter(texts => texts.length >= least)
  const matters = clusters
    .flatMap(texts => divideByObject(items, texts, least))
    .map(texts => leaveOutTheme(items, texts))
    .filter(texts => texts.length >= least)
    .filter(texts => sum.of(texts).coherence(texts.length) >= leastInCluster && sum.hasFocus(texts.length))
  return addKeyWords(items, matters)
    .sort(({ texts: one }, { texts: other }) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0))
    .map(keyed => describe(items, keyed, sum))
}
