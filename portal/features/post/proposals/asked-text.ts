/** A text for which similar messages and proposals are asked. */
export interface AskedText {
  readonly subject: string
  readonly content: string
}

/** The characters of the content that change before the server is asked again. */
const muchChanged = 12

/** Returns how many characters stand between the common beginning and the common end of two texts. */
function changedCharacters(before: string, now: string): number {
  const most = Math.min(before.length, now.length)
  let from = 0
  while (from < most && before[from] === now[from]) from++
  let end = 0
  while (end < most - from && before.at(-1 - end) === now.at(-1 - end)) end++
  return Math.max(before.length, now.length) - from - end
}

/** Returns a text without what changes nothing for the server: blanks and signs. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')

/** Tells whether a text has changed so much since the last answer that the server is asked again. */
export function isMuchChanged(before: AskedText | undefined, now: AskedText): boolean {
  if (!before) return true
  if (plain(before.subject) !== plain(now.subject)) return true
  const [content, newContent] = [plain(before.content), plain(now.content)]
  if ((content === '') !== (newContent === '')) return true
  return changedCharacters(content, newContent) >= muchChanged
}
