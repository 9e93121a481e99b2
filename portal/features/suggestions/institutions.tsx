import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { LeaderFinder, loadForums } from '../../shared/search/leader-finder.tsx'
import { PageHead } from '../../ui/page-head.tsx'

const congress = 5

export const loader = pageLoader(args => loadForums(args, congress))

/** The page of institutions that take suggestions: people’s congresses first, then ministries and local leaders. */
export function Component() {
  const t = useT()
  const found = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('suggestions.institutions')}>
        <p>{t('suggestions.institutionsIntro')}</p>
      </PageHead>
      <LeaderFinder found={found} page="/rmjy/rd/content" form="/rmjy/submit" />
    </>
  )
}
