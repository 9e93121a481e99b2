import type { Language } from '../lib/i18n.tsx'
import type { Look } from './look.tsx'
import type { MenuEntry } from './menu.ts'
import type { PageFacts } from './page-route.ts'

/** What the server's page hands to the browser, as JSON inside the page. */
export interface Boot {
  language: Language
  look: Look
  appCode: string
  publicKey: string
  menu: readonly MenuEntry[]
  page: FirstPage
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** The page that is shown first: its route, and where the build has put its module and its texts. */
export interface FirstPage extends PageFacts {
  path: string
  module: string
  texts: readonly string[]
}

/** The element that holds it. */
export const bootId = 'boot'

/** JSON that no text inside can end: safe between `<script>` tags. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
