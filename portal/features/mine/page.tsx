import { useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { choice, isFailure, readList, rowsOrFailure } from '../../shared/list-query.ts'
import { numberIn } from '../../shared/query.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { CardList } from '../../ui/card-list.tsx'
import { Status } from '../../ui/status.tsx'
import { OwnCard } from './own-card.tsx'
import css from './page.module.css'

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

const filters = { display: choice([1, 2, 3, 4, 5, 6, 7]) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters)
  const { display = 1 } = query.filter
  const own = await rowsOrFailure(call('listOwnMessages', { query: { display, ...query.paging }, signal }), {
    t
  })
  return { query, own }
})

/** One's own messages by how they stand, with what can be done about each. */
export function Component() {
  const t = useT()
  const { query, own } = useLoaderData<typeof loader>()
  const [address] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  const posted = numberIn(address, 'posted')
  return (
    <ListPage
      title={t('mine.title')}
      aside={
        <LinkButton className={css.write} to="/threads/post" tone="primary">
          {t('menu.post')}
        </LinkButton>
      }
      tabs={{
        label: t('mine.tabs'),
        name: 'display',
        choices: tabs.map(({ display, label }) => ({
          value: display === 1 ? undefined : display,
          label: t(label),
          count: isFailure(own) ? undefined : own.tabs[String(display)]
        }))
      }}
      query={query}
      results={own}
      found={total => t('search.found', { total })}
      rows={list => (
        <CardList rows={list} keyOf={message => message.tid}>
          {message => (
            <OwnCard
              message={message}
              onDone={words => {
                setSaid(words)
                revalidate()
              }}
            />
          )}
        </CardList>
      )}
      empty={{ title: t('mine.none'), hint: <p>{t('mine.noneHint')}</p> }}
    >
      <div className={css.said}>
        {posted !== undefined && (
          <Banner tone="ok" title={t('post.done', { tid: posted })}>
            {t('post.doneHint')}
          </Banner>
        )}
        <Status>{said}</Status>
      </div>
    </ListPage>
  )
}
