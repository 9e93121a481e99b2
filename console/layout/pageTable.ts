import type { Permission } from '@board/generated/permissions'
import type { ComponentType } from 'react'
import type { Face } from '../base/face.ts'

/** A hand-made page. Boards and entities have no rows here; they have their own tables. */
export interface Page {
  /** The face to which it belongs. */
  readonly face: Face | 'both'
  /** The route below the basename of its face. */
  readonly path: `/${string}`
  /** A person with one of these permissions may open it; everybody of its face if absent. */
  readonly permission?: Permission | readonly Permission[]
  /** The module with its component, fetched on first use. */
  readonly module: () => Promise<{ readonly default: ComponentType }>
  /** True if an entry of the menu may link to it: it opens without parameters. */
  readonly menu?: boolean
  /** The i18n key of its title. Tabs and the command palette use it before the page is opened. */
  readonly title?: string
  /** The i18n key of its tab while the page has not set a title, for example that of its list. */
  readonly of?: string
  /** True if the face opens with this page for a person who has it in the menu. */
  readonly isOverview?: boolean
  /** The parameter of its address that identifies the record, or several; each record may have a tab of its own. */
  readonly record?: string | readonly string[]
  /** The number of the page in visits; if absent, its visits are not counted. */
  readonly visit?: number
  /** A route that redirects to it. Of two pages on a face, the first one in the table gets it. */
  readonly redirectFrom?: `/${string}`
  /** Other routes that show it or redirect to it: they fetch its module early, too. */
  readonly preload?: readonly `/${string}`[]
}

let handedIn: readonly Page[] = []

/** Hands in the table of hand-made pages. `app/pages.ts` does it when it is loaded. */
export function handInPages(pages: readonly Page[]): void {
  handedIn = pages
}

/** Returns the pages of a face. */
export const pagesOnFace = (face: Face): readonly Page[] =>
  handedIn.filter(page => page.face === 'both' || page.face === face)

/** Returns the page to which a route of a face redirects. */
export const findRedirect = (face: Face, route: string): Page | undefined =>
  pagesOnFace(face).find(({ redirectFrom }) => redirectFrom === route)

/** Returns the routes of a face that redirect, each with its page. */
export const redirectsOnFace = (face: Face): readonly { readonly from: string; readonly page: Page }[] =>
  pagesOnFace(face).flatMap(page => {
    const from = page.redirectFrom
    return from !== undefined && findRedirect(face, from) === page ? [{ from, page }] : []
  })

/** Tells whether a person may open a page. */
export function mayOpen({ permission = [] }: Page, held: readonly string[]): boolean {
  const sufficient = [permission].flat()
  return sufficient.length === 0 || sufficient.some(one => held.includes(one))
}
