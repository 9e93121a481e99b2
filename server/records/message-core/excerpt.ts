import { inOneLine } from '@board/schemas/facts/formats'

/** Returns a stored excerpt for a list. Earlier versions stored it with a space after full-width punctuation. */
export const shownExcerpt = (stored: string): string => inOneLine(stored)
