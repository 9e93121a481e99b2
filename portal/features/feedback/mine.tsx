import type { DataOf } from '@board/client'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { OwnNav } from '../../shared/account/own-nav.tsx'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, readList, rowsOrFailure, text } from '../../shared/lists/list-query.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

const filters = { display: choice([1, 2]), keywords: text(100) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters)
  const asked = { ...query.filter, ...query.paging }
  return { query, feedback: await rowsOrFailure(call('listOwnFeedback', { query: asked, signal }), { t }) }
})

/** Lists the reader's own feedback with the platform's answers. Specification 2. */
export function Component() {
  const t = useT()
  const { query, feedback } = useLoaderData<typeof loader>()
  return (
    <>
      <OwnNav />
      <ListPage
        title={t('own.feedback')}
        aside={<LinkButton to="/feedback">{t('feedback.write')}</LinkButton>}
        filters={{
          label: t('feedback.search'),
          main: [{ kind: 'search', name: 'keywords', label: t('feedback.search'), most: 100 }]
        }}
        tabs={{
          label: t('feedback.tabs'),
          name: 'display',
          choices: [
            { label: t('filter.all') },
            { value: 1, label: t('feedback.tabWaiting') },
            { value: 2, label: t('feedback.tabAnswered') }
          ]
        }}
        query={query}
        results={feedback}
        found={total => t('feedback.found', { total })}
        rows={list => (
          <CardList rows={list} keyOf={one => one.id}>
            {one => <FeedbackCard feedback={one} />}
          </CardList>
        )}
        empty={{ title: t('feedback.none'), hint: <p>{t('feedback.noneHint')}</p> }}
      />
    </>
  )
}

function FeedbackCard({ feedback }: { feedback: DataOf<'listOwnFeedback'>['list'][number] }) {
  const t = useT()
  const { id, type, content, contact, state, answer, answeredAt, createdAt } = feedback
  return (
    <ListCard
      title={t(`feedback.type${type}`)}
      state={
        state === 1 ? (
          <Chip tone="ok">{t('feedback.stateAnswered')}</Chip>
        ) : (
          <Chip tone="wait">{t('feedback.stateWaiting')}</Chip>
        )
      }
      facts={
        <>
          <Time at={createdAt} />
          <span>{t('message.number', { tid: id })}</span>
          {contact && <span>{t('feedback.contactKept', { contact })}</span>}
        </>
      }
    >
      <p className={css.content}>{content}</p>
      {answer && (
        <div className={css.answer}>
          <strong>{t('feedback.answer')}</strong>
          <p className={css.content}>{answer}</p>
          {answeredAt !== null && <Time at={answeredAt} />}
        </div>
      )}
    </ListCard>
  )
}
