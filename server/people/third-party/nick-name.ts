import { cleanLine } from '../../platform/language/clean-line.ts'

/** The largest number of characters of a nick name; an emoji counts as one. */
const maxCharacters = 50

/** Returns a nick name from another site as one line of at most 50 characters; empty if it is no text. */
export function cutNickName(given: unknown): string {
  if (typeof given !== 'string') return ''
  const line = cleanLine(
    given
      .slice(0, 1000)
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
  )
  return Array.from(line).slice(0, maxCharacters).join('').trim()
}
