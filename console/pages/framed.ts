/**
 * Returns the address of a page of this site that a frame may show; undefined for other origins, and for the page of the
 * frame itself, which would contain itself without end.
 */
export function framedAddress(asked: string | null, origin: string): string | undefined {
  if (asked === null || !asked.startsWith('/') || !URL.canParse(asked, origin)) return undefined
  const { origin: own, pathname, search, hash } = new URL(asked, origin)
  if (own !== origin || /^(\/g|\/admin)?\/iframe(\/|$)/.test(pathname)) return undefined
  return `${pathname}${search}${hash}`
}
