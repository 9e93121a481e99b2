import { plainForm } from '@board/schemas/facts/text/plain-form'
import { foldVariants } from './variants.ts'

/** The longest term, in characters. Longer ones repeat what their parts say. */
const longest = 3

/** The characters of a text that are read; what follows in a long complaint adds no subject. */
const readCharacters = 2000

/** The characters at the beginning that count twice: a subject stands there. */
const headCharacters = 60

/** The characters that divide a text into stretches; a term does not reach across one. */
const divider = /[^\p{L}\p{N}]+/u

/** Blanks between Han characters: Chinese is written without them, so they divide nothing. */
const innerBlanks = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

/**
 * Returns the terms of a text with their numbers: each run of one, two or three letters or digits of its plain form. The
 * first 60 characters count twice, because a subject stands there.
 */
export function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  let read = 0
  const plain = plainForm(text, foldVariants).text.toLowerCase().replace(innerBlanks, '')
  for (const stretch of plain.split(divider)) {
    for (let at = 0; at < stretch.length && read < readCharacters; at++, read++) {
      const weight = read < headCharacters ? 2 : 1
      for (let length = 1; length <= longest && at + length <= stretch.length; length++) {
        const term = stretch.slice(at, at + length)
        counts.set(term, (counts.get(term) ?? 0) + weight)
      }
    }
    if (read >= readCharacters) break
  }
  return counts
}
