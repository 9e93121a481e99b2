import type { DataOf } from '@board/client'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { useWritten } from '../forms/use-written.ts'
import { MessageCards } from '../messages/message-card.tsx'
import { forumPlace } from '../places/forum-place.ts'
import css from './message-search.module.css'

type Findings = DataOf<'searchSite'>

/** The id of the heading of the group. */
const headingId = 'site-findings'

interface GroupProps<Row> {
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => number | string
  children: (row: Row) => ReactNode
}

function Group<Row>({ title, rows, keyOf, children }: GroupProps<Row>) {
  if (rows.length === 0) return null
  return (
    <div className={css.group}>
      <h3>{title}</h3>
      <ul className={css.rows}>
        {rows.map(row => (
          <li key={keyOf(row)} className={css.row}>
            {children(row)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FindingProps extends Pick<ComponentProps<'a'>, 'lang'> {
  to: string
  title: string
  fact?: string
}

function Finding({ to, title, fact, ...rest }: FindingProps) {
  return (
    <div className={css.words}>
      <Link to={to} {...rest}>
        {title}
      </Link>
      {fact && (
        <span className={css.fact} {...rest}>
          {fact}
        </span>
      )}
    </div>
  )
}

/** Shows what a site has for searched words beside messages: leaders, help, topics, campaigns and cases. */
export function SiteFindings({ found }: { found: Findings }) {
  const t = useT()
  const written = useWritten()
  const { leaders, help, topics, campaigns, cases } = found
  if ([leaders, help, topics, campaigns, cases].every(rows => rows.length === 0)) return null
  return (
    <section className={css.found} aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        {t('search.beside')}
      </h2>
      <Group title={t('search.leader')} rows={leaders} keyOf={({ fid }) => fid}>
        {leader => (
          <>
            <Finding to={`/threads/list?fid=${leader.fid}`} title={leader.name} fact={forumPlace(leader)} />
            <LinkButton to={`/threads/post?fid=${leader.fid}`}>
              {t('forum.write')}
              <span className="visually-hidden">{leader.name}</span>
            </LinkButton>
          </>
        )}
      </Group>
      <Group title={t('footer.help')} rows={help} keyOf={({ key, part }) => `${key} ${part}`}>
        {({ key, part, title, excerpt }) => (
          <Finding to={`/helpC?key=${key}#part-${part}`} title={title} fact={excerpt} />
        )}
      </Group>
      <Group title={t('message.topic')} rows={topics} keyOf={({ topicId }) => topicId}>
        {({ topicId, topicName }) => <Finding to={`/messageSearch?topicId=${topicId}`} title={topicName} />}
      </Group>
      <Group title={t('search.campaigns')} rows={campaigns} keyOf={({ id }) => id}>
        {({ id, title, groupName, lifeCycle }) => (
          <>
            <Finding to={`/rmjy/collect/content?id=${id}`} title={title} fact={groupName} {...written} />
            {lifeCycle === 1 && <Chip tone="ok">{t('search.collecting')}</Chip>}
          </>
        )}
      </Group>
      <Group title={t('menu.cases')} rows={cases} keyOf={({ id }) => id}>
        {({ id, title, summary }) => (
          <Finding to={`/caseBaseMain?id=${id}`} title={title} fact={summary} {...written} />
        )}
      </Group>
    </section>
  )
}

/** Shows the message whose number was searched, unless the list below begins with it. */
export function NumberedMessage({ found, list }: { found: Findings; list: readonly { tid: number }[] }) {
  const t = useT()
  const { number } = found
  if (!number || list.some(({ tid }) => tid === number.tid)) return null
  return (
    <section aria-label={t('search.numbered', { tid: number.tid })} className={css.numbered}>
      <h2>{t('search.numbered', { tid: number.tid })}</h2>
      <MessageCards messages={[number]} />
    </section>
  )
}
