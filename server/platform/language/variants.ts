import type { DictGroup } from 'opencc-js/core'
import { from, to } from 'opencc-js/preset/t2cn'

/**
 * Characters that OpenCC keeps, or converts only within certain words, with the character that mainland writers use in most
 * of them.
 */
const further = '著 着|覆 复|妳 你|牠 它|喫 吃|钜 巨|锺 钟|馀 余|谘 咨|讬 托|迳 径|麺 面|镟 旋|腭 颚'

/** Returns the pairs of single characters of a dictionary. Pairs of different length would move the places of a text. */
function charactersIn(groups: readonly DictGroup[] = []): (readonly [string, string])[] {
  const entries = groups.flat().flatMap(dictionary =>
    typeof dictionary === 'string'
      ? dictionary.split('|').map(entry => {
          const [source = '', target = ''] = entry.split(' ')
          return [source, target] as const
        })
      : dictionary
  )
  return entries.filter(
    ([source, target]) => [...source].length === 1 && source.length === target.length && source !== target
  )
}

const simplified = new Map(charactersIn(to.cn))
const regional = [...charactersIn(from.tw), ...charactersIn(from.hk)].flatMap(([source, target]) => {
  const plain = simplified.get(target)
  return plain === undefined || simplified.has(source) ? [] : [[source, plain] as const]
})
const variants = new Map([...simplified, ...regional, ...charactersIn([[further]])])

/** Follows a character to the one that has no other form. */
function lastForm(character: string): string {
  const seen = new Set<string>()
  let form = character
  for (let next = variants.get(form); next !== undefined && !seen.has(next); next = variants.get(form)) {
    seen.add(form)
    form = next
  }
  return form
}

const folded = new Map([...variants.keys()].map(character => [character, lastForm(character)]))

/**
 * Replaces each character by the simplified one, so that texts in the scripts of Taiwan, Hong Kong and the mainland are
 * compared. It looks at single characters, so that a part of a text becomes a part of the result (decision 0150). The length
 * stays.
 */
export const foldVariants = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, character => folded.get(character) ?? character)
