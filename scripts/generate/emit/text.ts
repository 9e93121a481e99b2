/** First lines of every generated TypeScript file. */
export const banner = '// Made by `npm run generate` from openapi/ and schemas/. Do not edit.\n'

/** A value as a TypeScript literal in the house's quotes, keys in the order given. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, child]) => `${keyOf(key)}: ${literal(child)}`)
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
  }
  return String(value)
}

/** A string in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A property name, quoted only where it must be. */
export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** A union of string literals, `never` of none. */
export function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map(name => `\n  | ${quote(name)}`).join('')
}
