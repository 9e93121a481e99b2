import { ownAddress } from '../../base/ownAddress.ts'

/**
 * Returns the address of a page of this site that a frame may show; undefined for other origins, and for the page of the
 * frame itself, which would contain itself without end.
 */
export function framedAddress(asked: string | null, origin: string): string | undefined {
  const address = ownAddress(asked ?? '', origin)
  if (!address) return undefined
  const { pathname, search, hash } = address
  if (/^(\/g|\/admin)?\/iframe(\/|$)/.test(pathname)) return undefined
  return `${pathname}${search}${hash}`
}
