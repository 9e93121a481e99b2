/**
 * How text is made searchable, written once for the writing and for the asking (docs/decisions/0004).
 *
 * Text is brought to a plain form; every character and every pair of neighbours in it becomes a number. A
 * message holds a term where it has all the term's numbers, and, as pairs alone do not prove their order,
 * where its plain form contains the term.
 */

/** The search row of a message: `body` to look at, `grams` for the index. */
export type SearchDocument = { body: string; grams: number[] }

/** A query for rows whose grams contain all of `grams`, and whose body contains each of `terms`. */
export type SearchQuery = {
  grams: number[]
  /** Terms that the grams do not settle; empty where the index alone is exact. */
  terms: string[]
  /** All terms, for a search in one part of the body. */
  all: string[]
}

/** A value that a search is narrowed by; it lies in the same index, so that a common word and a filter meet there. */
export type Facet = 'type' | 'state' | 'domain' | 'forum' | 'group'

/** Ranges below the pairs of the first digit; `message_search_follow` of the migrations fills in the same. */
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

/**
 * Width, case, accents and variants of one character fall away; whatever is neither letter nor digit becomes one
 * space. The form of a part is part of the form of the whole, which is why accents are dropped, not composed.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The parts (subject, content, …) keep a line of the body each, so that no term spans two of them. */
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

/** Words between spaces must all occur. Undefined where nothing is left to search for. */
export function searchQuery(text: string): SearchQuery | undefined {
  const words = [...new Set(wordsOf(plainText(text)))].slice(0, maxTerms)
  const all = words.map(word => [...word].slice(0, maxTermLength).join(''))
  if (all.length === 0) return undefined
  const grams = new Set<number>()
  for (const word of all) {
    const codes = word.length === 1 ? singles(word) : pairs(word)
    // of a long term, pairs that do not overlap say as much
    const step = codes.length > maxGrams / all.length ? 2 : 1
    for (let i = 0; i < codes.length; i += step) grams.add(codes[i] as number)
  }
  return { grams: [...grams].slice(0, maxGrams), terms: all.filter(word => word.length > 2), all }
}

/** The numbers of the values; added to a query's grams, they narrow it. @throws RangeError beyond a facet's range */
export function facetGrams(values: Partial<Record<Facet, number>>): number[] {
  return Object.entries(values).map(([facet, value]) => facetGram(facet as Facet, value))
}

export function facetGram(facet: Facet, value: number): number {
  const { from, size } = facets[facet]
  if (!Number.isInteger(value) || value < 0 || value >= size)
    throw new RangeError(`${facet} ${value} cannot be searched by`)
  return from + value
}

/** Tells whether a number of a row is a pair of characters, and neither a single one nor a facet. */
export const isPair = (gram: number): boolean =>
  (gram & 0xffff) !== 0 && !Object.values(facets).some(({ from, size }) => gram >= from && gram < from + size)

function wordsOf(plain: string) {
  return plain.split(' ').filter(Boolean)
}

/** Two UTF-16 units in 32 bits, as PostgreSQL's signed integer; facets lie below the first letter. */
function pairs(word: string) {
  const codes: number[] = []
  for (let i = 0; i + 1 < word.length; i++) codes.push((word.charCodeAt(i) << 16) | word.charCodeAt(i + 1))
  return codes
}

function singles(word: string) {
  return Array.from({ length: word.length }, (_, i) => word.charCodeAt(i) << 16)
}
