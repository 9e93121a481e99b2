import { useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { MessageSearch, type Search, searchMessages } from '../../shared/message-search.tsx'

export const loader = pageLoader(searchMessages)

export const handle: PageHandle<Search> = {
  title: (t, data) => {
    const keywords = data?.query.filter.keywords
    return keywords ? t('search.titleFor', { keywords }) : t('search.title')
  }
}

/** Searches public messages; everything that is asked stands in the address. */
export function Component() {
  const t = useT()
  return <MessageSearch search={useLoaderData<typeof loader>()} title={t('search.title')} />
}
