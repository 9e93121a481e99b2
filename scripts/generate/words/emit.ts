import { languages } from '@board/schemas'
import { banner } from '../emit/text.ts'
import type { AllWords } from './discover.ts'

/** Writes one file for each language that joins the words of all families: `words/zh-CN.ts` and so on. */
export function emitWords({ families }: AllWords): [file: string, text: string][] {
  const names = families.map(({ name }) => name)
  return languages.map(language => [`words/${language}.ts`, joinedIn(names, language)])
}

const identifier = (family: string) => family.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function joinedIn(families: readonly string[], language: string): string {
  const imports = [...families, 'shared'].map(
    family => `import { words as ${identifier(family)} } from '@board/schemas/words/${family}/${language}'`
  )
  return [
    banner,
    "import { joinWords } from '@board/schemas/words/join'",
    ...imports,
    '\n/** The words of all families. */',
    `export const words = joinWords(shared, [\n${families.map(family => `  ${identifier(family)}`).join(',\n')}\n])\n`
  ].join('\n')
}
