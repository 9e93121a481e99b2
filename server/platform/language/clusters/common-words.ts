import { isFiller } from '../fillers.ts'
import type { MessageText } from './term-index.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The characters of the content that are read. */
const readCharacters = 200

/** The longest word that is shown: so many characters, so many words of the dictionary in a row. */
const longest = 6
const mostParts = 2

/** The words that are shown. */
const mostWords = 6

/** The share of the texts that have a shown word. */
const leastShare = 0.25

const letters = /^\p{L}+$/u
const single = /^\p{Script=Han}$/u
/** A number and what it counts, such as 一座. */
const number = /^[一二三四五六七八九十百千万两几半]/u

/** Two words stand as one, such as the name of an estate, if so many of the texts with either of them have them in a row. */
const togetherShare = 0.65

/** The pairs of characters with their weights, in lower case. */
type PairWeights = ReadonlyMap<string, number>

const listPairs = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2).toLowerCase())

const isPart = (segment: string): boolean =>
  letters.test(segment) && !number.test(segment) && ![...segment].every(isFiller)

/**
 * Divides a text into rows of words. Single characters in a row stand together, because the dictionary does not know all
 * names; a filler, a number or a sign ends a row.
 */
function listRows(text: string): string[][] {
  const rows: string[][] = [[]]
  let isAfterSingle = false
  for (const { segment } of segmenter.segment(text)) {
    const row = rows.at(-1) ?? []
    const isSingle = single.test(segment)
    if (!isPart(segment)) rows.push([])
    else if (isSingle && isAfterSingle && row.length > 0) row.push(`${row.pop()}${segment}`)
    else row.push(segment)
    isAfterSingle = isSingle
  }
  return rows
}

/** Lists the words of a text, and two in a row, whose pairs of characters all have a weight; each with its parts. */
function listCandidates({ subject, content }: MessageText, weights: PairWeights): Map<string, string[]> {
  const candidates = new Map<string, string[]>()
  for (const row of listRows(`${subject}\n${content.slice(0, readCharacters)}`))
    for (let from = 0; from < row.length; from++)
      for (let parts = 1; parts <= mostParts && from + parts <= row.length; parts++) {
        const own = row.slice(from, from + parts)
        const word = own.join('')
        const isWhole = own.every(part => part.length > 1) && word.length <= longest
        if (isWhole && listPairs(word).every(pair => weights.has(pair))) candidates.set(word, own)
      }
  return candidates
}

/** Tells whether most of the pairs of characters of a word are in other words. */
function repeats(word: string, others: readonly string[]): boolean {
  const pairs = listPairs(word)
  const repeated = pairs.filter(pair => others.some(other => other.toLowerCase().includes(pair)))
  return repeated.length * 2 > pairs.length
}

/** Finds the words that many texts of one matter write, by the weights of its pairs of characters; the weightiest first. */
export function findCommonWords(texts: readonly MessageText[], weights: PairWeights): string[] {
  const counts = new Map<string, number>()
  const partsOf = new Map<string, string[]>()
  for (const text of texts)
    for (const [word, parts] of listCandidates(text, weights)) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      partsOf.set(word, parts)
    }
  const standsAlone = (word: string): boolean =>
    (partsOf.get(word) ?? []).every(
      part => (counts.get(word) ?? 0) >= (counts.get(part) ?? 0) * togetherShare
    )
  const weigh = (word: string): number => {
    const pairs = listPairs(word).reduce((sum, pair) => sum + (weights.get(pair) ?? 0), 0)
    return pairs * (counts.get(word) ?? 0)
  }
  const least = Math.max(2, texts.length * leastShare)
  const ranked = [...counts.keys()]
    .filter(word => (counts.get(word) ?? 0) >= least && standsAlone(word))
    .sort((one, other) => weigh(other) - weigh(one) || (one < other ? -1 : 1))
  const chosen: string[] = []
  for (const word of ranked) {
    if (chosen.length === mostWords) break
    if (!repeats(word, chosen)) chosen.push(word)
  }
  return chosen
}
