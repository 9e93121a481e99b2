import { maxId } from '@board/schemas/facts/formats'

/** Reads a positive whole number in the range of ids from an address; undefined for other values. */
export function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? ''
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= maxId ? value : undefined
}

/** Reads a value from an address, if it is one of `values`. */
export function oneOf<const T extends number | string>(
  query: URLSearchParams,
  name: string,
  values: readonly T[]
): T | undefined {
  const text = query.get(name)
  return text === null || text === '' ? undefined : values.find(value => String(value) === text)
}

/** Reads a text from an address, trimmed and cut; undefined for an empty one. */
export function textIn(query: URLSearchParams, name: string, most: number): string | undefined {
  return [...(query.get(name) ?? '').trim()].slice(0, most).join('') || undefined
}

/** Returns the address with some parameters changed; `undefined` or an empty text removes one. */
export function withQuery(
  path: string,
  query: URLSearchParams,
  change: Record<string, string | number | undefined>
) {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  const text = next.toString()
  return text ? `${path}?${text}` : path
}
