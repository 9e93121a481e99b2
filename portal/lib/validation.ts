import { mobilePattern } from '@board/schemas/formats'

const mobile = new RegExp(mobilePattern)

/** Mainland mobile number, as specification 5 has it. */
export const isMobile = (text: string): boolean => mobile.test(text)

/** Number of characters as a person counts them: code points, ends trimmed. */
export function countCharacters(text: string): number {
  return [...text.trim()].length
}

/** Title of Han, letters, digits, spaces and ordinary punctuation; nothing else. Specification 5. */
export function isPlainTitle(text: string): boolean {
  return /^[\p{L}\p{N} ,.;:?!'"()\-，。、；：？！“”‘’（）《》〈〉【】「」『』—…·%％]+$/u.test(text.trim())
}
