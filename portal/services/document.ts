import type { Translate } from '../lib/i18n.tsx'
import { isRouteHandle } from './page-route.ts'

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
