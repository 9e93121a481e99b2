import { readFileSync } from 'node:fs'

/**
 * A page of the portal as its table of pages defines it (`portal/app/pages.ts`); the build writes the table to a file.
 */
export interface PortalPage {
  path: string
  /** Further addresses of the same page. */
  otherPaths?: readonly string[]
  /** Former addresses that redirect to the page. */
  redirectFrom?: readonly { path: string; query?: Readonly<Record<string, string>> }[]
  access: 'public' | 'session' | 'citizen'
  /** The parameter that the address needs in order to show something. */
  needs?: string
  /** The most bytes of scripts for the first view. */
  scripts: number
}

export const portalPages: readonly PortalPage[] = JSON.parse(
  readFileSync(new URL('../../../portal/dist/pages.json', import.meta.url), 'utf8')
)
