/**
 * Conditions on variables: comparisons, `and`, `or`, `not`, as in `${days > 3 && kind == 'a'}`. A condition is parsed
 * into a tree and evaluated there; it never runs as a program.
 */
import { ConditionError, type Token, tokensOf } from './tokens.ts'

export { ConditionError } from './tokens.ts'

export type Value = string | number | boolean | null
export type Variables = Readonly<Record<string, Value>>

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

export type Condition =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  | { readonly kind: 'compare'; readonly op: Comparison; readonly left: Condition; readonly right: Condition }

const comparisons: readonly string[] = ['==', '!=', '<', '<=', '>', '>=']
const maxDepth = 50
const maxLength = 1000

/**
 * Parses a condition, with or without `${…}` around it.
 * @throws ConditionError for a text that is not a condition
 */
export function readCondition(text: string): Condition {
  if (text.length > maxLength) throw new ConditionError('long', String(maxLength))
  const inner = /^\s*[$#]\{([\s\S]*)\}\s*$/.exec(text)?.[1] ?? text
  const tokens = tokensOf(inner)
  let place = 0
  let depth = 0

  const peek = (): Token | undefined => tokens[place]
  const isNext = (...texts: string[]) => {
    const token = peek()
    return token !== undefined && token.kind !== 'text' && texts.includes(token.text)
  }
  const take = (): Token => {
    const token = tokens[place++]
    if (!token) throw new ConditionError('unfinished')
    return token
  }

  function chain(kind: 'and' | 'or', operators: string[], part: () => Condition): Condition {
    let left = part()
    while (isNext(...operators)) {
      take()
      left = { kind, left, right: part() }
    }
    return left
  }

  const either = (): Condition => chain('or', ['||', 'or'], both)
  const both = (): Condition => chain('and', ['&&', 'and'], negation)

  function negation(): Condition {
    if (!isNext('!', 'not')) return comparison()
    take()
    return { kind: 'not', of: nested(negation) }
  }

  function comparison(): Condition {
    const left = operand()
    if (!isNext(...comparisons)) return left
    return { kind: 'compare', op: take().text as Comparison, left, right: operand() }
  }

  function operand(): Condition {
    const token = take()
    if (token.kind === 'text') return { kind: 'value', value: token.text }
    if (token.kind === 'number') return { kind: 'value', value: Number(token.text) }
    if (token.kind === 'word') return wordOf(token.text)
    if (token.text !== '(') throw new ConditionError('misplaced', token.text)
    const inside = nested(either)
    if (take().text !== ')') throw new ConditionError('open')
    return inside
  }

  function nested(part: () => Condition): Condition {
    if (++depth > maxDepth) throw new ConditionError('deep')
    const read = part()
    depth--
    return read
  }

  const condition = either()
  const rest = peek()
  if (rest) throw new ConditionError('misplaced', rest.text)
  return condition
}

const constants: ReadonlyMap<string, Value> = new Map([
  ['true', true],
  ['false', false],
  ['null', null]
])

function wordOf(name: string): Condition {
  if (['and', 'or', 'not'].includes(name)) throw new ConditionError('misplaced', name)
  const value = constants.get(name)
  return value === undefined ? { kind: 'variable', name } : { kind: 'value', value }
}

/** Lists the variables that a condition compares, each once. */
export function variablesIn(condition: Condition): string[] {
  switch (condition.kind) {
    case 'value':
      return []
    case 'variable':
      return [condition.name]
    case 'not':
      return variablesIn(condition.of)
    default:
      return [...new Set([...variablesIn(condition.left), ...variablesIn(condition.right)])]
  }
}

/**
 * Tells whether a condition holds. A missing variable is null.
 * @throws ConditionError for a result that is not a boolean, or values that cannot be compared
 */
export function evaluateCondition(condition: Condition, variables: Variables): boolean {
  const value = valueIn(condition, variables)
  if (typeof value === 'boolean') return value
  throw new ConditionError('undecided', shown(condition))
}

function valueIn(condition: Condition, variables: Variables): Value {
  switch (condition.kind) {
    case 'value':
      return condition.value
    case 'variable':
      return Object.hasOwn(variables, condition.name) ? (variables[condition.name] ?? null) : null
    case 'not':
      return !evaluateCondition(condition.of, variables)
    case 'and':
      return evaluateCondition(condition.left, variables) && evaluateCondition(condition.right, variables)
    case 'or':
      return evaluateCondition(condition.left, variables) || evaluateCondition(condition.right, variables)
    case 'compare':
      return compared(condition, valueIn(condition.left, variables), valueIn(condition.right, variables))
  }
}

function compared(
  { op, left: of }: Extract<Condition, { kind: 'compare' }>,
  left: Value,
  right: Value
): boolean {
  if (op === '==') return left === right
  if (op === '!=') return left !== right
  const alike =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string')
  if (!alike || left === null || right === null)
    throw new ConditionError('incomparable', `${shown(of)} ${op}`)
  if (op === '<') return left < right
  if (op === '<=') return left <= right
  return op === '>' ? left > right : left >= right
}

/** Returns a part of a condition for a message: a variable's name, a value, or `…` for anything longer. */
function shown(condition: Condition): string {
  if (condition.kind === 'variable') return condition.name
  return condition.kind === 'value' ? String(condition.value) : '…'
}
