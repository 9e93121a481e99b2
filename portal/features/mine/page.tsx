import { useLoaderData, useLocation, useRevalidator, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader, requireSession } from '../../app/loading.ts'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { numberIn, oneOf, withQuery } from '../../shared/query.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { OwnCard } from './own-card.tsx'
import css from './page.module.css'

const rows = 10

/** The tabs in their order, by the number that `display` has in the contract. */
const tabs: readonly { display: 1 | 2 | 3 | 4 | 5 | 6 | 7; label: MessageKey }[] = [
  { display: 1, label: 'mine.all' },
  { display: 2, label: 'mine.pending' },
  { display: 3, label: 'mine.returned' },
  { display: 4, label: 'mine.awaiting' },
  { display: 5, label: 'mine.toGrade' },
  { display: 6, label: 'mine.done' },
  { display: 7, label: 'mine.withdrawn' }
]

export const loader = pageLoader(async ({ call, url, hasToken, signal }) => {
  requireSession({ url, hasToken })
  const display = oneOf(url.searchParams, 'display', [1, 2, 3, 4, 5, 6, 7]) ?? 1
  const page = numberIn(url.searchParams, 'page') ?? 1
  const own = await call('listOwnMessages', { query: { display, page, rows }, signal })
  return { own, display, page }
})

export const handle: PageHandle = { title: t => t('mine.title') }

/** One's own messages by how they stand, with what can be done about each. */
export function Component() {
  const t = useT()
  const { own, display, page } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { revalidate } = useRevalidator()
  const posted = numberIn(query, 'posted')
  return (
    <>
      <PageHead
        title={t('mine.title')}
        aside={
          <LinkButton className={css.write} to="/threads/post" tone="primary">
            {t('menu.post')}
          </LinkButton>
        }
      />
      {posted !== undefined && (
        <div className={css.posted}>
          <Banner tone="ok" title={t('post.done', { tid: posted })}>
            {t('post.doneHint')}
          </Banner>
        </div>
      )}
      <TabLinks
        label={t('mine.tabs')}
        current={String(display)}
        tabs={tabs.map(tab => ({
          id: String(tab.display),
          label: t(tab.label),
          count: own.tabs[String(tab.display)],
          to: tab.display === 1 ? pathname : `${pathname}?display=${tab.display}`
        }))}
      />
      <div className={css.results} aria-live="polite">
        {own.list.length > 0 ? (
          <ul className={css.cards}>
            {own.list.map(message => (
              <li key={message.tid}>
                <OwnCard message={message} onDone={revalidate} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={t('mine.none')}>{t('mine.noneHint')}</EmptyState>
        )}
      </div>
      <Pager
        page={page}
        rows={rows}
        total={own.total}
        hrefOf={to => withQuery(pathname, query, { page: to })}
      />
    </>
  )
}
