import type { Language } from '@board/schemas/errors/catalogue'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { MessageKey, Messages } from '../locales/keys.ts'

export type { Language }

/** The languages of the pages. */
export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const satisfies readonly Language[]

export type Translate = (key: MessageKey, params?: Readonly<Record<string, string | number>>) => string
export type { MessageKey, Messages }

/** Returns a function that looks up a text and replaces its `{name}` placeholders. */
export function createTranslate(messages: Messages): Translate {
  return (key, params) => {
    // a missing text must not break the page
    const text: string = messages[key] ?? key
    if (!params) return text
    return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
  }
}

interface I18n {
  readonly language: Language
  readonly t: Translate
}

const I18nContext = createContext<I18n | undefined>(undefined)

/** Provides the texts of one language to all components below it. */
export function I18nProvider(props: { language: Language; messages: Messages; children: ReactNode }) {
  const { language, messages } = props
  const value = useMemo(() => ({ language, t: createTranslate(messages) }), [language, messages])
  return <I18nContext value={value}>{props.children}</I18nContext>
}

/** Returns the active language and its texts. */
export function useI18n(): I18n {
  const value = useContext(I18nContext)
  if (!value) throw new Error('I18nProvider is missing')
  return value
}

/** Returns the function that looks up texts of the active language. */
export const useT = (): Translate => useI18n().t
