/** Tells whether a text is a nickname as the contract has it: 2 to 20 of Han, letters, digits, and a few signs. */
export const isNickName = (text: string): boolean => /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u.test(text)

/** Tells whether a text is a user name: 4 to 20 letters, digits or underscores, and not digits alone. */
export const isUserName = (text: string): boolean => /^(?=.*[A-Za-z_])[A-Za-z0-9_]{4,20}$/.test(text)

/** Number of characters as a person counts them: code points, ends trimmed. */
export function countCharacters(text: string): number {
  return [...text.trim()].length
}

/** Tells whether a text is a real name by the site's pattern, which the server checks, too. Specification 5. */
export const isRealName = (text: string, pattern: string): boolean =>
  new RegExp(pattern, 'u').test(text.trim())

/**
 * Tells whether a title holds nothing but what the site takes.
 * @param pattern the site's rule, which the server checks, too. Specification 5
 */
export function isPlainTitle(text: string, pattern: string): boolean {
  return new RegExp(pattern, 'u').test(text.trim())
}
