import { readFileSync } from 'node:fs'

/** A page of the portal as its table says, which the build writes down (`portal/pages.ts`). */
export interface PortalPage {
  path: string
  access: 'public' | 'session' | 'citizen'
  /** The parameter without which the address leads to nothing. */
  needs?: string
  /** People type on it. */
  form?: true
}

export const portalPages: readonly PortalPage[] = JSON.parse(
  readFileSync(new URL('../../../portal/dist/pages.json', import.meta.url), 'utf8')
)

/**
 * The addresses of the portal's pages, for tests that look at each of them: those that everybody may open, or those for
 * people who are signed in.
 * @param queries what is added to an address; a page that needs a parameter and gets none is left out
 */
export function addressesOf(
  who: 'public' | 'signedIn',
  queries: Readonly<Record<string, string>> = {}
): string[] {
  return portalPages
    .filter(({ access }) => (access === 'public') === (who === 'public'))
    .filter(({ path, needs }) => !needs || path in queries)
    .map(({ path }) => (path === '*' ? '/404' : path + (queries[path] ?? '')))
}
