import { shippedSynonyms } from '../../platform/language/shipped-synonyms.ts'
import { synonymFinder } from '../../platform/language/synonyms.ts'
import { plainText } from '../../records/search/bigrams.ts'

const findSynonyms = synonymFinder(shippedSynonyms)

/** Ways of asking, which say nothing about the matter. */
const asking =
  /请问|咨询一下|咨询|怎么办理|怎么办|怎么|怎样|如何办理|如何|为什么|去哪里|哪里|能不能|可不可以|我想|我要|[吗呢么]|了(?= |$)/gu

/** The number of pieces by which records are looked up. */
const mostPieces = 40

/** Characters that count only within a longer piece. */
const particles = /[的了是在和与及被把给对]/u

/** The plain words of a query, without the ways of asking; all of them if nothing else is left. */
export function matterOf(words: string): string {
  const plain = plainText(words)
  return plainText(plain.replace(asking, ' ')) || plain
}

/** The beginning of a word in Latin letters by which its forms are found: forg for forgot and forgotten. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2))

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Divides the plain words into runs of Han characters and other words. */
const runsOf = (matter: string): string[] => matter.match(/\p{Script=Han}+|[^\p{Script=Han} ]+/gu) ?? []

/** Returns the length of the longest piece at `at` that stands in the text, or has a word of its meaning there. */
function pieceAt(run: string, at: number, text: string): number {
  for (let length = run.length - at; length > 1; length--) {
    if (text.includes(run.slice(at, at + length))) return length
  }
  const known = findSynonyms(run.slice(at))[0]
  const isAnother =
    known && run.startsWith(known.word, at) && known.others.some(other => text.includes(other))
  return isAnother ? known.word.length : 0
}

function coverRun(run: string, text: string): { covered: number; counted: number } {
  if (!isHan(run)) {
    const isFound = ` ${text}`.includes(` ${stemOf(run)}`)
    return { covered: isFound ? run.length : 0, counted: run.length }
  }
  if (run.length === 1) return { covered: text.includes(run) ? 1 : 0, counted: 1 }
  let covered = 0
  let counted = 0
  for (let at = 0; at < run.length; ) {
    const length = pieceAt(run, at, text)
    covered += length
    counted += length || (particles.test(run.charAt(at)) ? 0 : 1)
    at += length || 1
  }
  return { covered, counted }
}

/**
 * Returns the share of the words that stands in a text: in pieces of two Han characters or more, as words of the same
 * meaning, or as words of other scripts that begin alike.
 * @param matter words in the form of `matterOf`
 * @param plain a text in its plain form
 */
export function shareCovered(matter: string, plain: string): number {
  const runs = runsOf(matter).map(run => coverRun(run, plain))
  const counted = runs.reduce((sum, run) => sum + run.counted, 0)
  return counted === 0 ? 0 : runs.reduce((sum, run) => sum + run.covered, 0) / counted
}

/** Returns the pairs of Han characters and the other words of a query, and words of the same meaning. */
export function piecesOfMatter(words: string): string[] {
  const pieces = runsOf(matterOf(words)).flatMap(run => {
    if (!isHan(run)) return [stemOf(run)]
    if (run.length === 1) return [run]
    const pairs = Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
    return [...pairs, ...findSynonyms(run).flatMap(({ others }) => others)]
  })
  return [...new Set(pieces)].slice(0, mostPieces)
}

/** A text with a title, in which words are looked for. */
export interface Titled {
  readonly title: string
  readonly text: string
}

/** How much the text counts beside the title. */
const textShare = 0.5

/** A text that is less likely than this share of the likeliest one is left out. */
const besideBest = 0.6

/** Words that stand only in the text are found from this length on, if all of them do. */
const leastInText = 3

/**
 * Returns the texts whose titles have at least the share `least` of the words, the likeliest first; and texts that have
 * all of the words without their titles. What is much less likely than the likeliest one is left out.
 */
export function rankTitled<Item extends Titled>(
  words: string,
  items: readonly Item[],
  { least, most }: { least: number; most: number }
): Item[] {
  const matter = matterOf(words)
  const found = items
    .map(item => {
      const inTitle = shareCovered(matter, plainText(item.title))
      const inText = shareCovered(matter, plainText(`${item.title} ${item.text}`))
      const isFound = inTitle >= least || (inText === 1 && matter.length >= leastInText)
      return { item, likeness: isFound ? inTitle + textShare * inText : 0 }
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
  const best = found[0]?.likeness ?? 0
  return found
    .filter(({ likeness }) => likeness >= best * besideBest)
    .slice(0, most)
    .map(({ item }) => item)
}
