import { useLoaderData, useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { currentEntry } from '../../services/menu.ts'
import type { PageHandle } from '../../services/page.ts'
import { useServices } from '../../services/services.tsx'
import { RegionSteps } from '../../shared/places/region-steps.tsx'
import { MessageSearch, type Search, searchMessages } from '../../shared/search/message-search.tsx'
import { specialTitle } from '../../shared/special-head.tsx'

export const loader = pageLoader(searchMessages)

export const handle: PageHandle<Search> = {
  title: (t, data) => {
    const keywords = data?.query.filter.keywords
    const title = keywords ? t('search.titleFor', { keywords }) : t('search.title')
    return specialTitle(t, title, data?.isSpecial)
  }
}

/** The page to search public messages. The address contains the whole query. */
export function Component() {
  const t = useT()
  const { menu } = useServices()
  const entry = currentEntry(menu, useLocation())
  const search = useLoaderData<typeof loader>()
  return (
    <MessageSearch search={search} title={t(entry?.label ?? 'search.title')}>
      {/* after a province is chosen, its cities and counties can be chosen */}
      {search.query.filter.regionId !== undefined && <RegionSteps levels={search.levels} isFolded />}
    </MessageSearch>
  )
}
