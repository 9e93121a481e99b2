/**
 * Where a reader who arrives at a path with a double-underscore suffix belongs: `/home__x` → `/home`.
 * Undefined where the path has no such suffix. Never leaves the site. Specification 2.
 */
export function withoutSuffix(path: string): string | undefined {
  const segments = path.split('/').filter(Boolean)
  const last = segments.at(-1) ?? ''
  const cut = last.indexOf('__')
  if (cut < 0) return undefined
  const kept = cut === 0 ? segments.slice(0, -1) : [...segments.slice(0, -1), last.slice(0, cut)]
  return `/${kept.join('/')}`
}
