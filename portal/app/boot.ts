import type { Container } from '@board/schemas/facts/source'
import type { Language } from '../lib/i18n.tsx'
import type { MenuEntry } from '../services/menu.ts'
import type { PageFacts } from '../services/page-route.ts'
import type { Look } from './look.tsx'

/** Data that the server's page passes to the browser, as JSON inside the page. */
export interface Boot {
  language: Language
  look: Look
  province?: number
  container?: Container
  appCode: string
  publicKey: string
  menu: readonly MenuEntry[]
  page: FirstPage
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** The first page: its route, and the addresses of its module and its texts in the build. */
export interface FirstPage extends PageFacts {
  path: string
  module: string
  texts: readonly string[]
}

/** The id of the element that contains the data. */
export const bootId = 'boot'

/** Writes JSON in which no text can end the element: it is safe between `<script>` tags. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
