import { findOwnPath } from '@board/schemas/facts/own-path'

/** Returns the address of this site in a text; undefined for an address of another site. */
export function ownAddress(text: string, origin: string): URL | undefined {
  const path = findOwnPath(text)
  return path === undefined ? undefined : new URL(path, origin)
}
