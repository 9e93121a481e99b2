import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useLabel } from '../../services/root.ts'
import { useWritten } from '../../shared/forms/use-written.ts'
import { numberIn } from '../../shared/lists/query.ts'
import { Attachments } from '../../shared/messages/attachments.tsx'
import { StateChip } from '../../shared/messages/state-chip.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Excerpt } from '../../ui/lists/excerpt.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const id = numberIn(url.searchParams, 'id')
  if (id === undefined) missing()
  return await call('getCase', { query: { id }, signal })
})

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: (t, data) => data?.title ?? t('cases.title')
}

/** The page of one case: the problem, the measures, the result, and the message behind it. */
export function Component() {
  const t = useT()
  const written = useWritten()
  const found = useLoaderData<typeof loader>()
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  const { message } = found
  const texts = [
    { title: t('cases.summary'), text: found.summary },
    { title: t('cases.measures'), text: found.measures },
    { title: t('cases.result'), text: found.result }
  ]
  return (
    <article className={css.case}>
      <PageHead title={<span {...written}>{found.title}</span>}>
        <div className={css.facts}>
          <Chip>{typeLabel(found.typeId)}</Chip>
          <Chip>{domainLabel(found.domainId)}</Chip>
          {found.regionName && <span>{found.regionName}</span>}
          <span>{t('cases.handledBy', { name: found.groupName })}</span>
          <span>
            {t('cases.published')} <Time at={found.publishedAt} day />
          </span>
        </div>
      </PageHead>
      {texts.map(
        ({ title, text }) =>
          text && (
            <Card key={title} title={title}>
              <p className={css.text} {...written}>
                {text}
              </p>
            </Card>
          )
      )}
      {found.attachments.length > 0 && (
        <Card title={t('cases.gallery')}>
          <Attachments attachments={found.attachments} />
        </Card>
      )}
      <Card title={t('cases.message')}>
        <div className={css.message}>
          <h3>
            <Link to={`/threads/content?tid=${message.tid}`} {...written}>
              {message.subject}
            </Link>
          </h3>
          <div className={css.facts}>
            <StateChip state={message.state} gradingUsed={message.gradingUsed} />
            <span>{t('message.to', { name: found.forumName })}</span>
            {message.approvedAt !== null && <Time at={message.approvedAt} day />}
            {message.satisfaction !== null && (
              <span>{t('cases.satisfaction', { score: message.satisfaction })}</span>
            )}
          </div>
          <Excerpt {...written}>{message.content}</Excerpt>
        </div>
      </Card>
      <p>
        <Link to="/caseBase">{t('cases.all')}</Link>
      </p>
    </article>
  )
}
