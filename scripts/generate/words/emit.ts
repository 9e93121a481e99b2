import { languages } from '@board/schemas'
import type { JoinedWords } from '@board/schemas/family-words'
import { banner, keyOf, literal } from '../emit/text.ts'
import type { AllWords } from './discover.ts'
import { joinWords } from './join.ts'
import { inLanguage } from './texts.ts'

/**
 * Writes one file for each language with the words of all families: `words/zh-CN.ts` and so on. The console loads the
 * words of one language only.
 */
export function emitWords({ shared, families }: AllWords): [file: string, text: string][] {
  const joined = joinWords(
    shared.words,
    families.map(({ words }) => words)
  )
  return languages.map(language => [`words/${language}.ts`, moduleText(inLanguage(joined, language))])
}

function moduleText(words: JoinedWords): string {
  const parts = Object.entries(words).map(([part, texts]) => {
    const lines = Object.entries(texts).map(([key, text]) => `    ${keyOf(key)}: ${literal(text)}`)
    return `  ${part}: {\n${lines.join(',\n')}\n  }`
  })
  return [
    banner,
    "import type { JoinedWords } from '@board/schemas/family-words'\n",
    '/** The words of all families. */',
    `export const words: JoinedWords = {\n${parts.join(',\n')}\n}\n`
  ].join('\n')
}
