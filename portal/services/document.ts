import type { Translate } from '../lib/i18n.tsx'
import { isRouteHandle } from './page-route.ts'

/**
 * The title of a page and its link to write a message. Both may depend on the data of the page; there is no data if the
 * loader failed.
 */
export interface PageHandle<T = undefined> {
  /** Returns the title of the page. If it is empty or absent, the title is that of the row in `pages.ts`. */
  title: (t: Translate, data?: T) => string
  /**
   * Returns the address of "我要留言" with the leader of the page, or that of the form of a returned message; undefined:
   * the address of the form without a leader.
   */
  write?: (data?: T) => string | undefined
}

interface Match {
  handle?: unknown
  data?: unknown
}

/** Returns the heading of a page that could not be shown, by the status of its answer. */
export const failureTitle = (status: number, t: Translate): string =>
  t(status === 404 ? 'missing.title' : 'error.title')

/**
 * Returns the title of the document: that of the page, then the name of the site. Specification 1.
 * @param failure the heading that is shown in place of the page
 */
export function titleOf(matches: readonly Match[], t: Translate, failure?: string): string {
  const { handle, data } = matches.at(-1) ?? {}
  const site = t('site.name')
  if (failure !== undefined) return `${failure} - ${site}`
  if (!isRouteHandle(handle)) return site
  // `data` belongs to the same route as `handle`
  const title = handle.title?.(t, data as undefined) || t(handle.page.title)
  return title === site ? site : `${title} - ${site}`
}
