import { useLoaderData, useLocation } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { currentEntry } from '../../app/menu.ts'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { MessageSearch, type Search, searchMessages } from '../../shared/message-search.tsx'
import { specialTitle } from '../../shared/special-head.tsx'

export const loader = pageLoader(searchMessages)

export const handle: PageHandle<Search> = {
  title: (t, data) => {
    const keywords = data?.query.filter.keywords
    const title = keywords ? t('search.titleFor', { keywords }) : t('search.title')
    return specialTitle(t, title, data?.isSpecial)
  }
}

/** Searches public messages; everything that is asked stands in the address. */
export function Component() {
  const t = useT()
  const { menu } = useServices()
  const entry = currentEntry(menu, useLocation())
  return <MessageSearch search={useLoaderData<typeof loader>()} title={t(entry?.label ?? 'search.title')} />
}
