/**
 * Removes a double-underscore suffix from a path: `/home__x` becomes `/home`. The result never leaves the site.
 * Specification 2.
 * @returns undefined if the path has no such suffix
 */
export function withoutSuffix(path: string): string | undefined {
  const segments = path.split('/').filter(Boolean)
  const last = segments.at(-1) ?? ''
  const cut = last.indexOf('__')
  if (cut < 0) return undefined
  const kept = cut === 0 ? segments.slice(0, -1) : [...segments.slice(0, -1), last.slice(0, cut)]
  return `/${kept.join('/')}`
}
