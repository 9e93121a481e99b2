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

/** The end of a name after a word, such as 人民路: it belongs to the name, not to the characters behind it. */
const endOfName = /^[路街巷村]$/
const wordOfName = /^\p{Script=Han}{2,}$/u

const lastParticle = /的$/

/**
 * Lists the words of a text in its plain form, each once, in the order of the text, such as 路面. Single characters in a row
 * stand together, such as 没人修: the dictionary of words does not know all of them. The end of a street's name, a 的 at the end,
 * and words of asking, such as 怎么, are left out.
 */
export function listWords(text: string): string[] {
  const plain = plainForm(text, foldVariants).text.toLowerCase().slice(0, readCharacters)
  const words: string[] = []
  let isAfterSingle = false
  let before = ''
  for (const { segment } of segmenter.segment(plain)) {
    const isSingle = single.test(segment) && !(endOfName.test(segment) && wordOfName.test(before))
    if (isSingle && isAfterSingle) words.push(`${words.pop()}${segment}`)
    else words.push(segment)
    isAfterSingle = isSingle
    before = segment
  }
  const isTelling = (word: string) => quotable.test(word) && !numeral.test(word) && ![...word].every(isFiller)
  return [...new Set(words.map(word => word.replace(lastParticle, '')).filter(isTelling))]
}
