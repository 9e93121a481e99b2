import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { LastUsed, lastUsedForums } from '../../shared/account/last-used.tsx'
import { LeaderFinder, loadForums } from '../../shared/search/leader-finder.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export const loader = pageLoader(async args => {
  const [found, used] = await Promise.all([loadForums(args), lastUsedForums(args)])
  return { found, used }
})

/** The page of leaders by region (province, city, county), ministries and congresses, with a search by name. */
export function Component() {
  const t = useT()
  const { found, used } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('leaders.title')} aside={<Link to="/bwdf">{t('directory.title')}</Link>}>
        <p>{t('leaders.intro')}</p>
      </PageHead>
      {/* after a search, the results come first */}
      {found.forums === undefined && <LastUsed forums={used} form="/threads/post" />}
      <LeaderFinder found={found} />
    </>
  )
}
