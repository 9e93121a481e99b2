import type { DataOf } from '@board/client'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { formatDate } from '../../lib/time.ts'
import { pageLoader } from '../../services/loading.ts'
import { regionAsked, withRegion } from '../../shared/places/region-asked.ts'
import { Link } from '../../ui/link.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './page.module.css'

/** The number of messages that are shown for each topic. */
const shownOfTopic = 3

export const loader = pageLoader(async args => {
  const { call, signal } = args
  const regionId = regionAsked(args)
  const [topics, issues] = await Promise.all([
    call('topicList', { signal }),
    call('listPublicIssues', { signal })
  ])
  const shown = await Promise.all(
    topics.map(async ({ topicId, topicName }) => {
      const { list, total, totalCapped } = await call('listMessages', {
        query: { topicId, regionId, rows: 10 },
        signal
      })
      return { topicId, topicName, total, totalCapped, messages: list.slice(0, shownOfTopic) }
    })
  )
  return { regionId, topics: shown, issues }
})

type Issue = DataOf<'listPublicIssues'>[number]
type Topic = Awaited<ReturnType<typeof loader>>['topics'][number]

/** Shows a hot issue: what it is about, how many people it concerns, and what has been done. */
function IssueCard({ issue }: { issue: Issue }) {
  const t = useT()
  const { title, text, progress, people, regionName, firstAt, publishedAt } = issue
  return (
    <ListCard
      title={title}
      facts={[
        regionName,
        t('topics.people', { people }),
        t('topics.since', { day: formatDate(firstAt ?? publishedAt) })
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <p className={css.text}>{text}</p>
      <p className={css.text}>
        <strong>{t('topics.progress')}</strong>
        {progress || t('topics.noProgress')}
      </p>
    </ListCard>
  )
}

/** Shows a topic with its newest messages, and leads to the search for all of them. */
function TopicCard({ topic, regionId }: { topic: Topic; regionId: number | undefined }) {
  const t = useT()
  const { topicId, topicName, total, totalCapped, messages } = topic
  const all = withRegion(`/messageSearch?topicId=${topicId}`, regionId)
  return (
    <ListCard
      title={<Link to={all}>{topicName}</Link>}
      facts={t(totalCapped ? 'topics.manyMessages' : 'topics.messages', { total })}
    >
      {messages.length > 0 && (
        <>
          <ul className={css.messages}>
            {messages.map(({ tid, subject }) => (
              <li key={tid}>
                <Link to={`/threads/content?tid=${tid}`}>{subject}</Link>
              </li>
            ))}
          </ul>
          <p className={css.all}>
            <Link to={all}>
              {t('topics.all')}
              <span className="visually-hidden">{topicName}</span>
            </Link>
          </p>
        </>
      )}
    </ListCard>
  )
}

/** The page of topics: hot issues that an editor has published, and the topics with their newest messages. Each topic links to the search for its messages. Specification 2. */
export function Component() {
  const t = useT()
  const { regionId, topics, issues } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('menu.topics')}>{t('topics.intro')}</PageHead>
      {issues.length > 0 && (
        <section className={css.issues} aria-labelledby="issues">
          <h2 id="issues">{t('topics.issues')}</h2>
          <CardList rows={issues} keyOf={({ id }) => id}>
            {issue => <IssueCard issue={issue} />}
          </CardList>
        </section>
      )}
      {topics.length === 0 && issues.length === 0 && (
        <EmptyState title={t('topics.none')}>{t('topics.noneHint')}</EmptyState>
      )}
      {/* below hot issues, topics would look like more of them */}
      {issues.length > 0 && topics.length > 0 && <h2 className={css.title}>{t('topics.byTopic')}</h2>}
      <CardList rows={topics} keyOf={({ topicId }) => topicId}>
        {topic => <TopicCard topic={topic} regionId={regionId} />}
      </CardList>
    </>
  )
}
