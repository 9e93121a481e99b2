import { comparable } from '../comparable.ts'
import { findAreaNames } from './object-names.ts'
import type { MessageText } from './term-index.ts'
import { scanWords } from './word-scan.ts'

/** The lengths of key words, in characters. */
const shortest = 2
const longest = 8

/** A key word stands in the subjects of so many texts of the matter, and in so many of its texts. */
const subjectShare = 0.5
const textShare = 0.6

/** Of all texts with a key word, so many are about the matter. */
const focus = 0.7

/** Fewer texts do not make a key word. */
const leastTexts = 5

/** A word has so many different neighbours on each side, and none of them nearly always; a piece of a longer word has. */
const leastNeighbours = 3
const mostOfOne = 0.85

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Returns the text of a message in which key words are looked for. */
export const toKeyText = ({ subject, content }: MessageText): string => comparable(`${subject}\n${content}`)

/** Lists the pieces of a subject that may be words. */
function listPieces(subject: string): Set<string> {
  const pieces = new Set<string>()
  for (const stretch of comparable(subject).split(/[^\p{L}\p{N}]+/u))
    for (let from = 0; from < stretch.length; from++)
      for (let length = shortest; length <= longest && from + length <= stretch.length; length++)
        pieces.add(stretch.slice(from, from + length))
  return pieces
}

/** Lists the pieces that stand in half of the subjects; a piece with the name of an area says where, not what. */
function listCandidates(subjects: readonly string[]): string[] {
  const found = new Map<string, number>()
  for (const subject of subjects)
    for (const piece of listPieces(subject)) found.set(piece, (found.get(piece) ?? 0) + 1)
  const least = Math.max(leastTexts - 1, subjects.length * subjectShare)
  return [...found]
    .filter(([piece, number]) => number >= least && findAreaNames(piece).length === 0)
    .map(([piece]) => piece)
}

/** The texts that have a word, and how often each neighbour stands beside it. */
interface Holders {
  readonly texts: number[]
  readonly before: Map<string, number>
  readonly after: Map<string, number>
}

const increase = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1)

/** Tells whether a piece of texts is a word by its neighbours. */
const isWord = ({ texts, before, after }: Holders): boolean =>
  [before, after].every(
    side => side.size >= leastNeighbours && Math.max(...side.values()) <= texts.length * mostOfOne
  )

function* readKeyTexts(items: readonly MessageText[]): Generator<string> {
  for (const item of items) yield toKeyText(item)
}

/** Finds the holders of words; the neighbours are those of the first place in each text. */
function findHolders(items: readonly MessageText[], words: readonly string[]): Map<string, Holders> {
  const holders = new Map<string, Holders>()
  scanWords(readKeyTexts(items), words, (word, { at, text, from }) => {
    const found: Holders = holders.get(word) ?? { texts: [], before: new Map(), after: new Map() }
    holders.set(word, found)
    found.texts.push(at)
    const [before, after] = [text[from - 1], text[from + word.length]]
    // the beginning and the end of a stretch are another neighbour each time
    increase(found.before, isLetter(before) ? `${before}` : `${at}`)
    increase(found.after, isLetter(after) ? `${after}` : `${at}`)
  })
  return holders
}

/** Texts about one matter, and the words that name it. */
export interface KeyedTexts {
  readonly texts: readonly number[]
  readonly keyWords: readonly string[]
}

/**
 * Finds the key words of matters, such as the name of an estate: words of their subjects that few other texts have. Each text
 * that has one belongs to the matter, also if it says nothing else about it. A text may belong to two matters this way.
 */
export function addKeyWords(
  items: readonly MessageText[],
  matters: readonly (readonly number[])[]
): KeyedTexts[] {
  const candidates = matters.map(texts => listCandidates(texts.map(at => items[at]?.subject ?? '')))
  const holders = findHolders(items, candidates.flat())
  return matters.map((texts, matter) => {
    const own = new Set(texts)
    const keyWords = (candidates[matter] ?? []).filter(word => {
      const found = holders.get(word)
      if (!found || !isWord(found)) return false
      const inside = found.texts.filter(at => own.has(at)).length
      return inside >= Math.max(leastTexts, texts.length * textShare) && inside >= found.texts.length * focus
    })
    const joining = keyWords.flatMap(word => holders.get(word)?.texts ?? [])
    return { texts: [...new Set([...texts, ...joining])], keyWords }
  })
}
