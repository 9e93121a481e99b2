import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { LastUsed, lastUsedForums } from '../../shared/account/last-used.tsx'
import { LeaderFinder, loadForums } from '../../shared/search/leader-finder.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** The form that a forum on this page leads to. */
const form = '/complaintFillin'

const ministry = 3

export const loader = pageLoader(async args => {
  const [found, used] = await Promise.all([loadForums(args, ministry), lastUsedForums(args)])
  return { found, used }
})

/**
 * The page to choose whom to advise: the forums that the person wrote to last, then ministries, then leaders by region.
 * Both can be searched by name.
 */
export function Component() {
  const t = useT()
  const { found, used } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('advice.title')}>
        <p>{t('advice.intro')}</p>
      </PageHead>
      <LastUsed forums={used} form={form} />
      <LeaderFinder found={found} form={form} />
    </>
  )
}
