import type { Language } from '@board/schemas/errors/catalogue'
import type { Messages, TextPart } from './keys.ts'

type Load = () => Promise<{ messages: Partial<Messages> }>

/**
 * All files of texts. The list grows with the features, so the browser only loads this module when it needs more texts.
 */
const files = import.meta.glob<{ messages: Partial<Messages> }>('./*-*/*.ts') as Record<string, Load>

/** Returns the source file of one part of a language’s texts. By this name the server finds the file of the build. */
export const localeFile = (language: Language, part: TextPart): string => `locales/${language}/${part}.ts`

/** Loads the requested parts of a language’s texts. */
export async function loadMessages(language: Language, parts: readonly TextPart[]): Promise<Messages> {
  const loaded = await Promise.all(parts.map(part => loadPart(language, part)))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

async function loadPart(language: Language, part: TextPart) {
  const load = files[`./${language}/${part}.ts`]
  if (!load) throw new Error(`there is no file of texts locales/${language}/${part}.ts`)
  return load()
}
