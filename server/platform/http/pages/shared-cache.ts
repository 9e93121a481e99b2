import type { IncomingHttpHeaders } from 'node:http'

/**
 * The header of everything that the public reads and that may be hidden or taken down: pages, files, feeds, site maps. A
 * proxy keeps it for 2 s, and shows it for 10 s more while it renews it; a browser asks each time. Decision 0051.
 */
export const keptBriefly = 'public, max-age=0, s-maxage=2, stale-while-revalidate=10'

/** The header of what one reader may read now, and perhaps not any more later: their browser asks each time. */
export const keptByReader = 'private, max-age=0, must-revalidate'

/**
 * Tells whether a reader has the present content already. A proxy that compresses makes an ETag weak. RFC 9110, 13.1.2.
 * @param etag the ETag of the present content, with its quotes
 */
export function hasPresent(headers: IncomingHttpHeaders, etag: string): boolean {
  const strong = (one: string) => one.trim().replace(/^W\//, '')
  const known = headers['if-none-match'] ?? ''
  return known.trim() === '*' || known.split(',').some(one => strong(one) === strong(etag))
}
