/**
 * Returns a keyword in the form of the request: without special characters (specification 5), at most a hundred
 * characters.
 */
export function keywordOf(typed: string): string {
  const plain = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
  return Array.from(plain.trim()).slice(0, 100).join('')
}
