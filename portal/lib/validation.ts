/** Tells whether a text is a nickname by the rule of the contract: 2 to 20 Han characters, letters, digits or `_·-`. */
export const isNickName = (text: string): boolean => /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u.test(text)

/** Tells whether a text is a user name: 4 to 20 letters, digits or underscores, and not only digits. */
export const isUserName = (text: string): boolean => /^(?=.*[A-Za-z_])[A-Za-z0-9_]{4,20}$/.test(text)

/** Counts the characters of a trimmed text as people count them: in code points. */
export function countCharacters(text: string): number {
  return [...text.trim()].length
}

/**
 * Tells whether a text is a real name by the pattern of the site. The server uses the same pattern. Specification 5.
 */
export const isRealName = (text: string, pattern: string): boolean =>
  new RegExp(pattern, 'u').test(text.trim())

/**
 * Tells whether a title contains only allowed characters.
 * @param pattern the pattern of the site. The server uses the same pattern. Specification 5
 */
export function isPlainTitle(text: string, pattern: string): boolean {
  return new RegExp(pattern, 'u').test(text.trim())
}

/**
 * Returns the characters because of which a text is no title, each once. It returns none if the pattern of the site is not
 * a rule for single characters.
 */
export function signsNotInTitle(text: string, pattern: string): string[] {
  if (text.trim() === '' || isPlainTitle(text, pattern)) return []
  const characters = [...new Set(text.trim())].filter(character => character.trim() !== '')
  const wrong = characters.filter(character => !isPlainTitle(character, pattern))
  return wrong.length < characters.length ? wrong : []
}
