import { type PlainForm, plainForm } from '@board/schemas/facts/text/plain-form'
import { foldVariants } from '../../platform/language/variants.ts'

/**
 * Converts texts and queries to the form in which they are searched (docs/decisions/0004). Text is first reduced to a
 * plain form. Every character and every pair of neighbouring characters in it becomes a number, called a gram. A
 * message contains a term if it has all grams of the term and its plain form contains the term. The second check is
 * needed because grams alone do not prove their order.
 */

/** The search row of a message: `body` is the plain text, `grams` are the indexed numbers. */
export type SearchDocument = { body: string; grams: number[] }

/** A query for rows whose grams contain all of `grams`, and whose body contains each of `terms`. */
export type SearchQuery = {
  grams: number[]
  /** The terms for which the grams are not enough; empty if the index alone is exact. */
  terms: string[]
  /** All terms, for a search in one part of the body. */
  all: string[]
}

/**
 * A value by which a search is filtered. It is in the same index as the words, so that one index lookup serves both.
 */
export type Facet = 'type' | 'state' | 'domain' | 'forum' | 'group'

/**
 * The ranges of numbers for facets, below the pairs of the first digit. `message_search_follow` of the migrations
 * writes the same numbers.
 */
const facets: Record<Facet, { from: number; size: number }> = {
  type: { from: 0x0001_0000, size: 0x1_0000 },
  state: { from: 0x0002_0000, size: 0x1_0000 },
  domain: { from: 0x0003_0000, size: 0x1_0000 },
  forum: { from: 0x0010_0000, size: 0x10_0000 },
  group: { from: 0x0020_0000, size: 0x10_0000 }
}

const maxTerms = 5
const maxTermLength = 40
const maxGrams = 24

const foldPiece = (piece: string): string =>
  foldVariants(
    piece
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replaceAll('ς', 'σ')
  )

/** Returns the plain form of a text in which words are found, with the way back to the text. */
export const searchForm = (text: string): PlainForm => plainForm(text, foldPiece)

/**
 * Reduces text to the form that is searched: the plain form without differences of script, case and accents, and with one
 * space for all that is neither letter nor digit. The result for a part must be a part of the result for the whole. That
 * is why accents are dropped and not composed, and why characters are converted one by one.
 */
export const plainText = (text: string): string =>
  searchForm(text)
    .text.replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Builds the search row of a text. Each part (subject, content, …) is one line of the body, so that no term spans two
 * parts.
 */
export function searchDocument(parts: string[], values: Partial<Record<Facet, number>> = {}): SearchDocument {
  const lines = parts.map(plainText)
  const grams = new Set<number>()
  for (const word of lines.flatMap(wordsOf)) {
    for (const gram of pairs(word)) grams.add(gram)
    for (const gram of singles(word)) grams.add(gram)
  }
  for (const gram of facetGrams(values)) grams.add(gram)
  return { body: lines.join('\n'), grams: [...grams] }
}

/** Parses a query. All words of it must occur in a result; a line break divides words. Undefined without letters and digits. */
export function searchQuery(text: string): SearchQuery | undefined {
  const words = [...new Set(wordsOf(plainText(text.replaceAll('\n', ' '))))].slice(0, maxTerms)
  const all = words.map(word => [...word].slice(0, maxTermLength).join(''))
  if (all.length === 0) return undefined
  const grams = new Set<number>()
  for (const word of all) {
    const codes = word.length === 1 ? singles(word) : pairs(word)
    // for a long term, pairs that do not overlap are enough
    const step = codes.length > maxGrams / all.length ? 2 : 1
    for (let i = 0; i < codes.length; i += step) grams.add(codes[i] as number)
  }
  return { grams: [...grams].slice(0, maxGrams), terms: all.filter(word => word.length > 2), all }
}

/**
 * Returns the grams of facets. Added to the grams of a query, they filter its results.
 * @throws RangeError if a value is outside the range of its facet
 */
export function facetGrams(values: Partial<Record<Facet, number>>): number[] {
  return Object.entries(values).map(([facet, value]) => facetGram(facet as Facet, value))
}

export function facetGram(facet: Facet, value: number): number {
  const { from, size } = facets[facet]
  if (!Number.isInteger(value) || value < 0 || value >= size)
    throw new RangeError(`${facet} ${value} cannot be searched by`)
  return from + value
}

/** Tells whether a gram is a pair of characters, and not a single character or a facet. */
export const isPair = (gram: number): boolean =>
  (gram & 0xffff) !== 0 && !Object.values(facets).some(({ from, size }) => gram >= from && gram < from + size)

/** Packs two UTF-16 units into 32 bits, as a signed integer of PostgreSQL. Facets are below the first letter. */
export const pairAt = (word: string, at: number): number =>
  (word.charCodeAt(at) << 16) | word.charCodeAt(at + 1)

function wordsOf(plain: string) {
  return plain.split(' ').filter(Boolean)
}

function pairs(word: string) {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => pairAt(word, at))
}

function singles(word: string) {
  return Array.from({ length: word.length }, (_, i) => word.charCodeAt(i) << 16)
}
