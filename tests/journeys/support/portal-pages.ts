import { readFileSync } from 'node:fs'

/** A page of the portal as its table defines it; the build writes it down (`portal/pages.ts`). */
export interface PortalPage {
  path: string
  /** Further addresses of the same page. */
  otherPaths?: readonly string[]
  /** Former addresses that redirect to it. */
  redirectFrom?: readonly { path: string; query?: Readonly<Record<string, string>> }[]
  access: 'public' | 'session' | 'citizen'
  /** The parameter without which the address shows nothing. */
  needs?: string
  /** Maximum bytes of scripts for its first view. */
  scripts: number
}

export const portalPages: readonly PortalPage[] = JSON.parse(
  readFileSync(new URL('../../../portal/dist/pages.json', import.meta.url), 'utf8')
)
