import { plainForm } from '@board/schemas/facts/text/plain-form'
import { isFiller } from './fillers.ts'
import { foldVariants } from './variants.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The characters of a text that are read, as for its terms. */
const readCharacters = 2000

/** A word that can be quoted: letters or Han characters. Single characters and numbers say little. */
const quotable = /^\p{L}{2,4}$|^\p{Script=Latin}{2,20}$/u

const numeral = /^[一二三四五六七八九十百千万两几半]+$/u

const single = /^\p{Script=Han}$/u

/**
 * Lists the words of a text in its plain form, each once, in the order of the text, such as 路面. Single characters in a row
 * stand together, such as 没人修: the dictionary of words does not know all of them. Words of asking, such as 怎么, are left out.
 */
export function listWords(text: string): string[] {
  const plain = plainForm(text, foldVariants).text.toLowerCase().slice(0, readCharacters)
  const words: string[] = []
  let isAfterSingle = false
  for (const { segment } of segmenter.segment(plain)) {
    const isSingle = single.test(segment)
    if (isSingle && isAfterSingle) words.push(`${words.pop()}${segment}`)
    else words.push(segment)
    isAfterSingle = isSingle
  }
  const isTelling = (word: string) => quotable.test(word) && !numeral.test(word) && ![...word].every(isFiller)
  return [...new Set(words.filter(isTelling))]
}
