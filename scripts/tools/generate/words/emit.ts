import { languages } from '@board/schemas'
import type { FrameWords, JoinedWords } from '@board/schemas/vocabulary/family-words'
import { banner, keyOf, literal } from '../emit/text.ts'
import type { AllWords } from './discover.ts'
import { joinWords } from './join.ts'
import { inLanguage } from './texts.ts'

/**
 * Writes two files for each language: `words/zh-CN.ts` with the words of all families, and `words/questions/zh-CN.ts`
 * with the questions before actions, which the console fetches with a dialog. The console loads one language only.
 */
export function emitWords({ shared, families }: AllWords): [file: string, text: string][] {
  const joined = joinWords(
    shared.words,
    families.map(({ words }) => words)
  )
  return languages.flatMap(language => {
    const { confirm, ...words } = inLanguage(joined, language)
    return [
      [`words/${language}.ts`, moduleText(words)],
      [`words/questions/${language}.ts`, questionsText(confirm)]
    ]
  })
}

/** Writes the texts of one part, a line each. */
const textLines = (texts: object, indent: string): string =>
  Object.entries(texts)
    .map(([key, text]) => `${indent}${keyOf(key)}: ${literal(text)}`)
    .join(',\n')

const questionsText = (questions: JoinedWords['confirm']): string =>
  [
    banner,
    '/** The questions before actions, by the key that is `confirm` of their `x-action`. */',
    `export const questions: Readonly<Record<string, string>> = {\n${textLines(questions, '  ')}\n}\n`
  ].join('\n')

function moduleText(words: FrameWords): string {
  const parts = Object.entries(words).map(([part, texts]) => `  ${part}: {\n${textLines(texts, '    ')}\n  }`)
  return [
    banner,
    "import type { FrameWords } from '@board/schemas/vocabulary/family-words'\n",
    '/** The words of all families, without the questions before actions. */',
    `export const words: FrameWords = {\n${parts.join(',\n')}\n}\n`
  ].join('\n')
}
