/** The rules that find faults in an answer (domain 6): pure functions over texts. */
import { idNumbersIn, phonesIn, qqNumbersIn, wechatIdsIn } from '@board/schemas/facts/text/findings'
import { plainForm } from '@board/schemas/facts/text/plain-form'
import { holdsWord } from '../../directory/site/forbidden-words.ts'
import { foldVariants } from '../../platform/language/variants.ts'
import { weightOf } from './pair-weights.ts'
import { substanceOf } from './phrases.ts'
import { findOthersData } from './reused.ts'
import { shippedTexts } from './shipped-texts.ts'
import { placeholder, withoutTexts } from './standard-texts.ts'

export type Finding =
  | 'phone'
  | 'idNumber'
  | 'wechat'
  | 'qq'
  | 'forbiddenWord'
  | 'placeholder'
  | 'template'
  | 'repeated'
  | 'copied'
  | 'othersData'
  | 'unrelated'

export interface Examined {
  readonly answer: string
  /** The message that is answered: subject and texts. */
  readonly message: string
  readonly forumName: string
  readonly forbiddenWords: readonly string[]
  /** The standard texts of those who may answer, with placeholders; the product's own always count. */
  readonly standardTexts?: readonly string[]
  /** Tells whether another message was answered with the same text. */
  readonly copied: boolean
  /** The original texts of the messages whose answers this one was made from. */
  readonly sources?: readonly string[]
}

/** Everything that the detector finds, worst first. */
export function detect(examined: Examined): Finding[] {
  const { answer, forbiddenWords, copied } = examined
  const findings: Finding[] = []
  if (idNumbersIn(answer).length > 0) findings.push('idNumber')
  if (phonesIn(answer).length > 0) findings.push('phone')
  if (wechatIdsIn(answer).length > 0) findings.push('wechat')
  if (qqNumbersIn(answer).length > 0) findings.push('qq')
  const { message, sources = [] } = examined
  if (sources.some(other => findOthersData(answer, { own: message, other }).length > 0))
    findings.push('othersData')
  if (holdsWord(answer, forbiddenWords)) findings.push('forbiddenWord')
  const plain = toPlain(answer)
  if (placeholder.test(plain)) findings.push('placeholder')
  const said = substanceOf(plain)
  const standardTexts = [...shippedTexts.map(({ content }) => content), ...(examined.standardTexts ?? [])]
  const left = withoutTexts(plain, standardTexts.map(toPlain))
  const isStandard = left !== undefined && substanceOf(left).length === 0
  if (said.length === 0 || isStandard) findings.push('template')
  else if (isRepeated(said)) findings.push('repeated')
  else if (isUnrelated(said, examined)) findings.push('unrelated')
  if (copied) findings.push('copied')
  return findings
}

/** Returns a text in the form in which words are compared; its case stays. */
const toPlain = (text: string): string => foldVariants(plainForm(text).text)

/** Groups of three characters from which on an answer is examined for repetition. */
const minGroups = 12

/** The share of different ones among the groups of three characters of an answer that says more than a few words. */
const leastDifferent = 0.4

/** Tells whether an answer says nothing but the same character or the same few words again and again. Decision 0062. */
function isRepeated(said: readonly string[]): boolean {
  const characters = Array.from(said.join(''))
  const groups = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''))
  if (groups.length < minGroups) return false
  return new Set(groups).size < groups.length * leastDifferent || isSaidTwice(said)
}

/** Tells whether a text stands twice in an answer and nothing else does: a reply that was added two times. */
function isSaidTwice(said: readonly string[]): boolean {
  const half = said.length / 2
  return Number.isInteger(half) && said.slice(0, half).every((run, at) => run === said[half + at])
}

/** Pairs of characters from which on an answer is long enough to be held against its message. */
const minPairs = 24

/** Pairs of characters from which on an answer is long: an honest one then takes up words of its message. */
const longPairs = 90

/** What a long answer and its message must have in common at least. */
const leastInCommon = 0.05

/** How much of that the share of the subject counts that the answer takes up. */
const subjectWeight = 0.3

/** The share of a shorter answer, by the weight of its pairs of characters, that any message has in common with it. */
const chanceOfPairs = 0.012

/** The share of a shorter answer's single characters that any message has in common with it. */
const chanceOfCharacters = 0.15

/** Characters of grammar, dates and amounts, which say nothing about what a text is about. */
const everywhere = /[0-9A-Za-z一二三四五六七八九十个月日年在有不是上下为到人来中]/gu

/**
 * Tells whether an answer speaks of something else than its message. The name of the forum does not count, because every answer
 * of the forum has it. A very short answer often has words of its own for what was asked, so it passes. Decisions 0062, 0179.
 */
function isUnrelated(said: readonly string[], { message, forumName }: Examined): boolean {
  const own = pairsOf(substanceOf(toPlain(forumName)))
  const pairs = withoutPairs(pairsOf(said), own)
  if (pairs.size < minPairs) return false
  if (pairs.size >= longPairs) return isLongUnrelated(pairs, message, own)
  const asked = substanceOf(toPlain(message))
  if (weigh(inBoth(pairs, pairsOf(asked))) >= weigh(pairs) * chanceOfPairs) return false
  const [characters, askedCharacters] = [charactersOf(said), charactersOf(asked)]
  const alike = [...characters].filter(character => askedCharacters.has(character))
  return alike.length < characters.size * chanceOfCharacters
}

/** Tells whether a long answer has little in common with its message, and takes up little of its subject. */
function isLongUnrelated(pairs: ReadonlySet<string>, message: string, own: ReadonlySet<string>): boolean {
  const asked = withoutPairs(pairsOf(substanceOf(toPlain(message))), own)
  const [firstLine = ''] = message.split('\n', 1)
  const subject = withoutPairs(pairsOf(substanceOf(toPlain(firstLine))), own)
  const inCommon = weigh(inBoth(pairs, asked)) / Math.sqrt(weigh(pairs) * weigh(asked) || 1)
  const takenUp = weigh(inBoth(pairs, subject)) / (weigh(subject) || 1)
  return Math.max(inCommon, takenUp * subjectWeight) < leastInCommon
}

const charactersOf = (runs: readonly string[]): Set<string> => new Set(runs.join('').replace(everywhere, ''))

const withoutPairs = (pairs: ReadonlySet<string>, own: ReadonlySet<string>): Set<string> =>
  new Set([...pairs].filter(pair => !own.has(pair)))

const inBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter(pair => other.has(pair)))

const weigh = (pairs: ReadonlySet<string>): number =>
  [...pairs].reduce((sum, pair) => sum + weightOf(pair), 0)

function pairsOf(runs: readonly string[]): Set<string> {
  const pairs = new Set<string>()
  for (const run of runs) {
    const characters = Array.from(run)
    for (let at = 0; at + 1 < characters.length; at++) pairs.add(`${characters[at]}${characters[at + 1]}`)
  }
  return pairs
}
