import { useLoaderData } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { regionAsked, withRegion } from '../../shared/region-asked.ts'
import { CardList, ListCard } from '../../ui/card-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './page.module.css'

/** The number of messages that are shown for each topic. */
const shownOfTopic = 3

export const loader = pageLoader(async args => {
  const { call, signal } = args
  const regionId = regionAsked(args)
  const topics = await call('topicList', { signal })
  const shown = await Promise.all(
    topics.map(async ({ topicId, topicName }) => {
      const { list, total, totalCapped } = await call('listMessages', {
        query: { topicId, regionId, rows: 10 },
        signal
      })
      return { topicId, topicName, total, totalCapped, messages: list.slice(0, shownOfTopic) }
    })
  )
  return { regionId, topics: shown }
})

/** The page of topics with their newest messages. Each topic links to the search for its messages. Specification 2. */
export function Component() {
  const t = useT()
  const { regionId, topics } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('menu.topics')}>{t('topics.intro')}</PageHead>
      {topics.length === 0 && <EmptyState title={t('topics.none')}>{t('topics.noneHint')}</EmptyState>}
      <CardList rows={topics} keyOf={({ topicId }) => topicId}>
        {({ topicId, topicName, total, totalCapped, messages }) => (
          <ListCard
            title={<Link to={withRegion(`/messageSearch?topicId=${topicId}`, regionId)}>{topicName}</Link>}
            facts={t(totalCapped ? 'topics.manyMessages' : 'topics.messages', { total })}
          >
            {messages.length > 0 && (
              <ul className={css.messages}>
                {messages.map(({ tid, subject }) => (
                  <li key={tid}>
                    <Link to={`/threads/content?tid=${tid}`}>{subject}</Link>
                  </li>
                ))}
              </ul>
            )}
          </ListCard>
        )}
      </CardList>
    </>
  )
}
