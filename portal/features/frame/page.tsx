import { useLoaderData } from 'react-router-dom'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { textIn } from '../../shared/lists/query.ts'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './page.module.css'

export const loader = pageLoader(async ({ url }) => {
  const asked = textIn(url.searchParams, 'url', 1000)
  const title = textIn(url.searchParams, 'title', 60)
  const path = safePath(asked, '')
  // a frame that shows itself would nest without end
  return { title, path: path.startsWith('/iframe') ? '' : path }
})

/** Shows another page of this site in a frame. Pages of other origins are not shown. Specification 2. */
export function Component() {
  const t = useT()
  const { title, path } = useLoaderData<typeof loader>()
  const name = title ?? t('frame.title')
  if (!path) {
    return (
      <EmptyState title={<h1>{t('frame.none')}</h1>}>
        <p>{t('frame.noneHint')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <PageHead title={name}>
        <Link to={path}>{t('frame.open')}</Link>
      </PageHead>
      <iframe className={css.frame} src={path} title={name} />
    </>
  )
}
