/** The first line of every generated TypeScript file. */
export const banner = '// Made by `npm run generate` from openapi/ and schemas/. Do not edit.\n'

/** Returns a value as a TypeScript literal in single quotes, with keys in the given order. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, child]) => `${keyOf(key)}: ${literal(child)}`)
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
  }
  return String(value)
}

/** Returns a string in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Returns a property name, quoted only when necessary. */
export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** Returns a union of string literals, or `never` without names. */
export function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map(name => `\n  | ${quote(name)}`).join('')
}
