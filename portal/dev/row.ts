import type { ReactNode } from 'react'
import type { Language, Translate } from '../lib/i18n.tsx'

/** The states of a part, in the order of the gallery. */
export const stateNames = ['empty', 'filled', 'error', 'disabled', 'loading'] as const
export type StateName = (typeof stateNames)[number]

/** The texts and the language with which a row is shown. */
export interface Words {
  readonly t: Translate
  readonly language: Language
  /** Returns a text that the product itself does not have, in the language of the gallery. */
  readonly say: (simplified: string, traditional: string, english: string) => string
}

/** A part of the portal with its states. States that the part does not have are absent. */
export interface Row {
  /** The name under which the part is exported. */
  readonly name: string
  readonly states: Readonly<Partial<Record<StateName, (words: Words) => ReactNode>>>
  /** The height in pixels of a frame of its own, for a part that covers the page or belongs to it once. */
  readonly frame?: number
}

/** Parts that are shown together, and of which one picture is taken. */
export interface Group {
  readonly id: string
  readonly title: string
  readonly rows: readonly Row[]
}
