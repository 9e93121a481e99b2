/** What may be wrong with an answer (domain 6): pure rules over texts. */
import { hasIdNumber, hasPhone } from '@board/schemas/findings'
import { substanceOf } from './phrases.ts'

export type Finding = 'phone' | 'idNumber' | 'forbiddenWord' | 'template' | 'copied' | 'unrelated'

export interface Examined {
  readonly answer: string
  /** The message that is answered: subject and texts. */
  readonly message: string
  readonly forbiddenWords: readonly string[]
  /** Whether another message was answered with the same text. */
  readonly copied: boolean
}

/** Everything that the detector finds, worst first. */
export function detect({ answer, message, forbiddenWords, copied }: Examined): Finding[] {
  const findings: Finding[] = []
  if (hasIdNumber(answer)) findings.push('idNumber')
  if (hasPhone(answer)) findings.push('phone')
  if (forbiddenWords.some(word => answer.includes(word))) findings.push('forbiddenWord')
  const said = substanceOf(answer)
  if (said.length === 0) findings.push('template')
  else if (isUnrelated(said, message)) findings.push('unrelated')
  if (copied) findings.push('copied')
  return findings
}

/** Pairs of characters from which on an answer is long enough to be held against its message. */
const enough = 30

/** The share of an answer's characters that turn up in any message by chance. */
const chance = 0.04

/** Characters of grammar, dates and amounts, which say nothing about what a text is about. */
const everywhere = /[0-9A-Za-z一二三四五六七八九十个月日年在有不是上下为到人来中]/gu

/**
 * Whether an answer speaks of something else than its message: no pair of its characters stands there, and hardly any
 * single one. A short answer often has words of its own for what was asked, so it is taken for what the clerk says it is.
 */
function isUnrelated(said: readonly string[], message: string): boolean {
  const pairs = pairsOf(said)
  if (pairs.size < enough) return false
  const asked = substanceOf(message)
  const askedPairs = pairsOf(asked)
  if ([...pairs].some(pair => askedPairs.has(pair))) return false
  const [characters, askedCharacters] = [charactersOf(said), charactersOf(asked)]
  const shared = [...characters].filter(character => askedCharacters.has(character)).length
  return shared < characters.size * chance
}

const charactersOf = (runs: readonly string[]): Set<string> => new Set(runs.join('').replace(everywhere, ''))

function pairsOf(runs: readonly string[]): Set<string> {
  const pairs = new Set<string>()
  for (const run of runs) {
    const characters = Array.from(run)
    for (let at = 0; at + 1 < characters.length; at++) pairs.add(`${characters[at]}${characters[at + 1]}`)
  }
  return pairs
}
