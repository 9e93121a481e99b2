import type { Translate } from '../lib/i18n.tsx'

/** What a page's module says about itself besides its component. */
export interface PageHandle<T = undefined> {
  /** Its title, from its loader's data; without data where the loader failed. */
  title: (t: Translate, data?: T) => string
}

interface Match {
  handle?: unknown
  data?: unknown
}

/** The document's title: the deepest page that names itself, and the site. Specification 1. */
export function titleOf(matches: readonly Match[], t: Translate): string {
  for (const match of matches.toReversed()) {
    const title = hasTitle(match.handle) ? match.handle.title(t, match.data) : ''
    if (title) return `${title} - ${t('site.name')}`
  }
  return t('site.name')
}

function hasTitle(handle: unknown): handle is PageHandle<unknown> {
  return (
    typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function'
  )
}
