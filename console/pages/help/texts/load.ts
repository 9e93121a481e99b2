import type { Language } from '@board/schemas/errors/catalogue'

/** A part of the manual; lines of its content that begin with `## ` are headings. */
export interface ManualPart {
  readonly id: string
  readonly title: string
  readonly content: string
}

const texts: Readonly<Record<Language, () => Promise<{ readonly manual: readonly ManualPart[] }>>> = {
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
  'en-US': () => import('./en-US.ts')
}

/** Fetches the manual in a language. */
export const loadManual = async (language: Language): Promise<readonly ManualPart[]> =>
  (await texts[language]()).manual
