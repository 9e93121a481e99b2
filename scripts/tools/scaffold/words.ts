import { wordsFileOf } from '../generate/words/discover.ts'
import { type Draft, placeholder } from './draft.ts'

/** Returns the source of a text that is to be written in each language. */
export function unwrittenText(what: string): string {
  const one = `'${placeholder(what)}'`
  return `text(${one}, ${one}, ${one})`
}

/** Adds words to the part of a family; a family without words gets its file. */
export function addWords(
  draft: Draft,
  family: string,
  part: 'actions' | 'tabs' | 'events',
  words: string
): void {
  const file = wordsFileOf(family)
  const opening = new RegExp(`^  ${part}: \\{`, 'm')
  if (!draft.has(file)) {
    draft.create(file, newFamily(part, words))
    registerFamily(draft, family)
  } else if (opening.test(draft.read(file))) draft.insertAfter(file, opening, `\n    ${words},`)
  else draft.insertAfter(file, /^export const words = \{/m, `\n  ${part}: {\n    ${words}\n  },`)
}

/** Adds a family to `schemas/vocabulary/families.ts`. */
function registerFamily(draft: Draft, family: string): void {
  const name = family.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const key = name === family ? name : `'${family}': ${name}`
  const list = 'schemas/vocabulary/families.ts'
  draft.insertBefore(list, /^import /m, `import { words as ${name} } from '../words/${family}.ts'\n`)
  draft.insertAfter(list, /export const families = \{/, ` ${key},`)
}

const newFamily = (
  part: string,
  words: string
) => `import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../words.ts'

export const words = {
  ${part}: {
    ${words}
  }
} satisfies FamilyWords
`
