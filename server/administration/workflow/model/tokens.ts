/** Splits a condition into its tokens. */
import type { Language } from '@board/schemas/errors/catalogue'
import { type ReasonKind, reasonWords } from './reasons.ts'

/** A condition that cannot be parsed, or not be evaluated with the given variables. */
export class ConditionError extends Error {
  override readonly name = 'ConditionError'
  /** The reason in each language. */
  readonly words: Readonly<Record<Language, string>>

  constructor(kind: ReasonKind, what?: string) {
    const words = reasonWords(kind, what)
    super(words['en-US'])
    this.words = words
  }
}

export interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'sign'
  readonly text: string
}

const patterns: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /\s+/y],
  ['number', /-?\d{1,15}(?:\.\d{1,15})?(?![\w.])/y],
  ['text', /'[^'\\]*'|"[^"\\]*"/y],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['sign', /&&|\|\||==|!=|<=|>=|[<>!()]/y]
]

/** Splits a text into tokens. @throws ConditionError for an unknown character */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let place = 0; place < text.length; ) {
    const [kind, found] = next(text, place)
    place += found.length
    if (kind === 'space') continue
    tokens.push({ kind, text: kind === 'text' ? found.slice(1, -1) : found })
  }
  return tokens
}

function next(text: string, place: number): readonly [Token['kind'] | 'space', string] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = place
    const found = pattern.exec(text)?.[0]
    if (found) return [kind, found]
  }
  throw new ConditionError('unknown', text.slice(place, place + 10))
}
