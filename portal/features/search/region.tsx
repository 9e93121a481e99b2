import { useLoaderData } from 'react-router-dom'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { RegionSteps } from '../../shared/places/region-steps.tsx'
import { MessageSearch, type Search, searchMessages } from '../../shared/search/message-search.tsx'
import { specialTitle } from '../../shared/special-head.tsx'

export const loader = pageLoader(searchMessages)

export const handle: PageHandle<Search> = {
  title: (t, data) => specialTitle(t, titleOf(t, data), data?.isSpecial)
}

function titleOf(t: Translate, data?: Pick<Search, 'levels'>): string {
  const region = data?.levels.findLast(level => level.chosen)?.chosen
  return region ? t('search.titleOf', { region: region.name }) : t('search.byRegion')
}

/** The page to search the public messages of a region, including the regions below it. */
export function Component() {
  const t = useT()
  const search = useLoaderData<typeof loader>()
  return (
    <MessageSearch search={search} title={titleOf(t, search)} hasRegionSteps>
      <RegionSteps levels={search.levels} />
    </MessageSearch>
  )
}
