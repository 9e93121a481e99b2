/** A name and the typed text of its value. */
export interface Pair {
  readonly name: string
  readonly text: string
}

const constants: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null]
])

/**
 * Converts typed text to a value. The words true, false and null and numbers become such values; everything else is a
 * text. In quotes everything is a text.
 */
export function typedValue(typed: string): string | number | boolean | null {
  const text = typed.trim()
  const constant = constants.get(text)
  if (constant !== undefined) return constant
  if (/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text)
  const quoted = /^"(.*)"$/s.exec(text)
  return quoted?.[1] ?? text
}

/** Converts a value to text; the inverse of `typedValue`. */
const textOf = (value: unknown): string =>
  typeof value === 'string' && typedValue(value) !== value ? `"${value}"` : String(value)

/** Returns the values of all pairs that have a name. If two pairs have the same name, the last counts. */
export const valuesOf = (pairs: readonly Pair[]): Record<string, ReturnType<typeof typedValue>> =>
  Object.fromEntries(
    pairs.filter(({ name }) => name.trim() !== '').map(({ name, text }) => [name.trim(), typedValue(text)])
  )

export const pairsOf = (value: unknown): Pair[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, one]) => ({ name, text: textOf(one) }))
    : []
