import { useLoaderData } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { ForumCards } from '../../shared/forum-card.tsx'
import { LastUsed, lastUsedForums } from '../../shared/last-used.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { readList, rowsOrFailure, text } from '../../shared/list-query.ts'
import { Link } from '../../ui/link.tsx'

const filters = { keywords: text(50) }

export const loader = pageLoader(async args => {
  const { call, url, t, signal } = args
  const query = readList(url.searchParams, filters, 50)
  const { filter, page, rows } = query
  const [forums, used] = await Promise.all([
    rowsOrFailure(call('listForums', { query: { ...filter, organization: 3, page, rows }, signal }), { t }),
    lastUsedForums(args)
  ])
  return { query, forums, used }
})

/** The entry to advice for the leaders of ministries. */
export function Component() {
  const t = useT()
  const { query, forums, used } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={t('advice.title')}
      intro={
        <>
          <p>{t('advice.intro')}</p>
          <Link to="/complaint">{t('advice.toLocal')}</Link>
        </>
      }
      filters={{
        label: t('leaders.search'),
        main: [
          {
            kind: 'search',
            name: 'keywords',
            label: t('leaders.search'),
            placeholder: t('advice.searchHint'),
            most: 50
          }
        ]
      }}
      query={query}
      results={forums}
      found={total => t('leaders.found', { total })}
      rows={list => <ForumCards forums={list} form="/complaintFillin" />}
      empty={{ title: t('leaders.none'), hint: <p>{t('advice.noneHint')}</p> }}
    >
      <LastUsed forums={used} form="/complaintFillin" />
    </ListPage>
  )
}
