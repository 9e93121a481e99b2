/** A host that does not exist. It serves to recognise an address on another host. */
const site = 'http://site.invalid'

/**
 * Returns the path, query and fragment of an address of this site, as a browser reads it; undefined if any browser could
 * read the address as one of another site, or as a script. Every address that somebody has stored or passed is read by it.
 */
export function findOwnPath(address: string): string | undefined {
  if (!address.startsWith('/') || /^\/[/\\]/.test(address) || /\p{Cc}/u.test(address)) return undefined
  const { origin, pathname, search, hash } = new URL(address, site)
  // in `/.//host` and `/%2e//host` the dot goes, and another host is left
  const isOwn = origin === site && !pathname.startsWith('//')
  return isOwn ? pathname + search + hash : undefined
}

/**
 * The pattern of the query of an address, as `URLSearchParams` writes it: names and encoded values. An address, a path and a
 * fragment do not fit.
 */
export const queryPattern = '^(?:[A-Za-z_]+=[\\w*.+%-]*(?:&[A-Za-z_]+=[\\w*.+%-]*)*)?$'
