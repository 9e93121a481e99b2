import type { Translate } from '../lib/i18n.tsx'
import { isRouteHandle } from './page-route.ts'

/** The parts of a page's chrome that depend on its data; there is no data if the loader failed. */
export interface PageHandle<T = undefined> {
  /** Returns the title of the page; without a handle, its row in `pages.ts` names it. */
  title: (t: Translate, data?: T) => string
  /** Returns the address of "我要留言" with the leader of the page; undefined: that of the form alone. */
  write?: (data?: T) => string | undefined
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
