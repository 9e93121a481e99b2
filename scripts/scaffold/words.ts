import { languages } from '@board/schemas'
import type { Draft } from './draft.ts'

/** Adds words to the part of a family in each language; a family without words gets its files. */
export function addWords(
  draft: Draft,
  family: string,
  part: 'actions' | 'tabs' | 'events',
  text: string
): void {
  const type = family === 'shared' ? 'SharedWords' : 'FamilyWords'
  for (const language of languages) {
    const file = `schemas/words/${family}/${language}.ts`
    if (!draft.has(file)) {
      const head = `import type { ${type} } from '../family.ts'\n\nexport const words: ${type} = {\n`
      draft.create(file, `${head}  ${part}: {\n    ${text}\n  }\n}\n`)
    } else if (new RegExp(`^  ${part}: \\{`, 'm').test(draft.read(file)))
      draft.insertAfter(file, new RegExp(`^  ${part}: \\{`, 'm'), `\n    ${text},`)
    else draft.insertAfter(file, /^export const words: \w+ = \{/m, `\n  ${part}: {\n    ${text}\n  },`)
  }
}
