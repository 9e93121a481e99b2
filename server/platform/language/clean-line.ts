/** Scripts in which invisible characters decide how letters join. */
const joining = /[\p{Script=Mongolian}\p{Script=Arabic}]/u

const joiners: readonly string[] = ['\u200c', '\u200d', '\u180e']

/**
 * Returns a text of one line as it is stored: without space at its ends, with single ordinary spaces within, and without
 * invisible characters. It stays as people write it otherwise.
 */
export function cleanLine(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, sign => (joiners.includes(sign) && joining.test(text) ? sign : ''))
  return seen.replace(/\s+/g, ' ').trim()
}
