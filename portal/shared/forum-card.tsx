import type { DataOf } from '@board/client'
import { useT } from '../lib/i18n.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import css from './forum-card.module.css'

export type ForumRow = DataOf<'listForums'>['list'][number]

/** Shows a leader's or ministry's board: name, place, number of messages, and the link to write one. */
function ForumCard({ forum }: { forum: ForumRow }) {
  const t = useT()
  return (
    <article className={css.card}>
      <h3 className={css.name}>
        <Link to={`/threads/list?fid=${forum.fid}`}>{forum.name}</Link>
      </h3>
      <p className={css.facts}>{[forum.title, forum.regionName].filter(Boolean).join(' · ')}</p>
      <p className={css.facts}>
        {t('forum.counts', { messages: forum.messageCount, replies: forum.replyCount })}
      </p>
      <LinkButton to={`/threads/post?fid=${forum.fid}`}>
        {t('forum.write')}
        <span className="visually-hidden">{forum.name}</span>
      </LinkButton>
    </article>
  )
}

/** Shows boards side by side. */
export function ForumCards({ forums }: { forums: readonly ForumRow[] }) {
  return (
    <ul className={css.cards}>
      {forums.map(forum => (
        <li key={forum.fid}>
          <ForumCard forum={forum} />
        </li>
      ))}
    </ul>
  )
}
