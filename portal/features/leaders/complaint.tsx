import { useLoaderData } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { LastUsed, lastUsedForums } from '../../shared/last-used.tsx'
import { LeaderFinder, loadForums } from '../../shared/leader-finder.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** The form that the forums of this page lead to. */
const form = '/complaintFillin'

export const loader = pageLoader(async args => {
  const [found, used] = await Promise.all([loadForums(args), lastUsedForums(args)])
  return { found, used }
})

/** The entry to a message: whom one wrote to last, then everybody by kind, region and name. */
export function Component() {
  const t = useT()
  const { found, used } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('complaint.title')}>
        <p>{t('complaint.intro')}</p>
      </PageHead>
      <LastUsed forums={used} form={form} />
      <LeaderFinder found={found} form={form} />
    </>
  )
}
