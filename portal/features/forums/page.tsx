import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { FilterForm } from '../../shared/filter-form.tsx'
import { ForumCards } from '../../shared/forum-card.tsx'
import { numberIn, oneOf, textIn, withQuery } from '../../shared/query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pager } from '../../ui/pager.tsx'
import css from './page.module.css'

const rows = 20

export const loader = pageLoader(async ({ call, url, signal }) => {
  const query = url.searchParams
  const filter = {
    organization: oneOf(query, 'organization', [1, 3, 5]),
    keywords: textIn(query, 'keywords', 50),
    regionId: numberIn(query, 'regionId'),
    page: numberIn(query, 'page') ?? 1
  }
  return { filter, forums: await call('listForums', { query: { ...filter, rows }, signal }) }
})

export const handle: PageHandle = { title: t => t('forums.title') }

/** Every board there is, by kind and name. */
export function Component() {
  const t = useT()
  const { filter, forums } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (
    <>
      <PageHead title={t('forums.title')}>
        <p>{t('forums.intro')}</p>
      </PageHead>
      <FilterForm
        role="search"
        aria-label={t('leaders.search')}
        className={css.filter}
        key={query.toString()}
      >
        <TextField
          label={t('leaders.search')}
          type="search"
          name="keywords"
          maxLength={50}
          placeholder={t('leaders.searchHint')}
          defaultValue={filter.keywords}
        />
        <Select
          label={t('leaders.kinds')}
          name="organization"
          empty={t('filter.all')}
          defaultValue={filter.organization}
          choices={[
            { value: 1, label: t('leaders.local') },
            { value: 3, label: t('leaders.ministries') },
            { value: 5, label: t('leaders.congress') }
          ]}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </FilterForm>
      <p className={css.count} role="status">
        {t('leaders.found', { total: forums.total })}
      </p>
      {forums.list.length > 0 ? (
        <ForumCards forums={forums.list} />
      ) : (
        <EmptyState title={t('leaders.none')}>{t('leaders.noneHint')}</EmptyState>
      )}
      <Pager
        page={filter.page}
        rows={rows}
        total={forums.total}
        hrefOf={page => withQuery(pathname, query, { page })}
      />
    </>
  )
}
