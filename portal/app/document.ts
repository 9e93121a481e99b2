import type { Translate } from '../lib/i18n.tsx'
import { isRouteHandle } from './page-route.ts'

/** The title of a page that is named by its data; the others are named by their row in `pages.ts`. */
export interface PageHandle<T = undefined> {
  /** Returns the title from its loader's data; there is no data if the loader failed. */
  title: (t: Translate, data?: T) => string
}

interface Match {
  handle?: unknown
  data?: unknown
}

/** Returns the document's title: the page, and the site. Specification 1. */
export function titleOf(matches: readonly Match[], t: Translate): string {
  const { handle, data } = matches.at(-1) ?? {}
  const site = t('site.name')
  if (!isRouteHandle(handle)) return site
  // the data is that of the same route
  const title = handle.title?.(t, data as undefined) || t(handle.page.title)
  return title === site ? site : `${title} - ${site}`
}
