import { plainForm } from '@board/schemas/facts/text/plain-form'
import { foldVariants } from './variants.ts'

/** Lower case without a change of length, except for letters that have no lower case of this length. */
export const foldPiece = (piece: string): string => foldVariants(piece).toLowerCase()

const spaceBesideHan = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu

/**
 * Returns the form by which texts, words and names are compared. Two texts with the same form look alike, or are written in
 * another script, width or case. Space counts only between letters and digits.
 */
export const comparable = (text: string): string =>
  plainForm(text, foldPiece)
    .text.replace(/[ \n]+/g, ' ')
    .trim()
    .replace(spaceBesideHan, '')
