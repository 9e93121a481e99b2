import type { Translate } from '../lib/i18n.tsx'
import { isRouteHandle } from './page-route.ts'

/** A page that is named by its data says so; the others are named by their row in `pages.ts`. */
export interface PageHandle<T = undefined> {
  /** Its title, from its loader's data; without data where the loader failed. */
  title: (t: Translate, data?: T) => string
}

interface Match {
  handle?: unknown
  data?: unknown
}

/** The document's title: the page, and the site. Specification 1. */
export function titleOf(matches: readonly Match[], t: Translate): string {
  const { handle, data } = matches.at(-1) ?? {}
  const site = t('site.name')
  if (!isRouteHandle(handle)) return site
  // the data is that of the same route
  const title = handle.title?.(t, data as undefined) || t(handle.page.title)
  return title === site ? site : `${title} - ${site}`
}
