import { readFileSync } from 'node:fs'

/** A page of the portal as its table says, which the build writes down (`portal/pages.ts`). */
export interface PortalPage {
  path: string
  access: 'public' | 'session' | 'citizen'
  /** The parameter without which the address leads to nothing. */
  needs?: string
  /** Bytes of scripts that its first view may bring. */
  scripts: number
}

export const portalPages: readonly PortalPage[] = JSON.parse(
  readFileSync(new URL('../../../portal/dist/pages.json', import.meta.url), 'utf8')
)
