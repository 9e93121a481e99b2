import type { Language } from '@board/schemas'
import type { JoinedWords } from '@board/schemas/vocabulary/family-words'
import type { Words } from '@board/schemas/vocabulary/words'
import { isObject } from '../json.ts'

/** Tells whether a value is one text in several languages. The words of an enum of languages have texts at these keys. */
export const isText = (value: unknown): value is Partial<Words> =>
  isObject(value) && 'zh-CN' in value && !isObject(value['zh-CN'])

/** Returns words in one language. */
export function inLanguage(words: JoinedWords<Words>, language: Language): JoinedWords {
  const choose = (value: unknown): unknown => {
    if (isText(value)) return value[language]
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, choose(child)]))
  }
  return choose(words) as JoinedWords
}
