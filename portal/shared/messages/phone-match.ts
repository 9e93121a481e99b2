/** The characters of a text that its excerpt shows on a phone: three lines. */
const shownCharacters = 48

/** The characters before the first word, and in the passage from it on. */
const charactersBefore = 12
const passageLength = 22

interface FoundText {
  readonly subject: string
  readonly content: string
  /** The words of the search as they are written in the texts; undefined in lists that were not searched. */
  readonly matchWords?: readonly string[] | undefined
}

/**
 * Returns the passage of a text around the first word of a search that neither the subject nor the first lines on a phone
 * show; undefined if they show all words.
 */
export function findPhoneMatch({ subject, content, matchWords = [] }: FoundText): string | undefined {
  const shown = [...content].slice(0, shownCharacters).join('')
  const places = matchWords
    .filter(word => !subject.includes(word) && !shown.includes(word))
    .map(word => content.indexOf(word))
    .filter(at => at >= 0)
  if (places.length === 0) return undefined
  const at = Math.min(...places)
  const before = [...content.slice(0, at)].slice(-charactersBefore).join('')
  const behind = [...content.slice(at)]
  const end = behind.length > passageLength ? '…' : ''
  return `…${before}${behind.slice(0, passageLength).join('')}${end}`
}
