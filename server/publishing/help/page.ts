import type { Language } from '@board/schemas/errors/catalogue'
import type { HelpKey } from '@board/schemas/facts/text/help-text'

/** Plain text; lines that begin with two hashes and a space are headings. */
export interface Text {
  readonly title: string
  readonly content: string
}

/** Every page in one language. */
export type Texts = Readonly<Record<HelpKey, Text>>

/** One page in one language: as it ships, or as an editor has changed it. */
export interface Page extends Text {
  readonly key: HelpKey
  readonly language: Language
  /** 0: as it ships. */
  readonly version: number
  readonly updatedAt: Date | null
}
