import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Time } from '../../ui/time.tsx'
import css from './forum-card.module.css'
import { forumPlace } from './forum-place.ts'

export type ForumRow = DataOf<'listForums'>['list'][number]

/** The addresses to which cards of forums link. */
interface Leads {
  /** The page of one forum. */
  page?: string
  /** The page to write a message to it. */
  form?: string
}

/** Shows the forum of a leader or ministry: name, place, number of messages, and the link to write to it. */
function ForumCard({ forum, page = '/threads/list', form = '/threads/post' }: Leads & { forum: ForumRow }) {
  const t = useT()
  return (
    <article className={css.card}>
      <h3 className={css.name}>
        <Link to={`${page}?fid=${forum.fid}`}>{forum.name}</Link>
      </h3>
      <p className={css.facts}>{forumPlace(forum)}</p>
      <p className={css.facts}>
        {t('forum.counts', {
          messages: formatNumber(forum.messageCount),
          replies: formatNumber(forum.replyCount)
        })}
      </p>
      {forum.isOpen && (
        <LinkButton to={`${form}?fid=${forum.fid}`}>
          {t('forum.write')}
          <span className="visually-hidden">{forum.name}</span>
        </LinkButton>
      )}
    </article>
  )
}

/** Says when the messages of the forums beside it were counted. Takes Unix seconds; null: they were not counted yet. */
export function CountedAt({ at }: { at: number | null | undefined }) {
  const t = useT()
  if (typeof at !== 'number') return null
  return (
    <p className={css.facts}>
      {t('forum.countedAt')} <Time at={at} />
    </p>
  )
}

/** Shows forums side by side. */
export function ForumCards({ forums, ...leads }: Leads & { forums: readonly ForumRow[] }) {
  return (
    <ul className={css.cards}>
      {forums.map(forum => (
        <li key={forum.fid}>
          <ForumCard forum={forum} {...leads} />
        </li>
      ))}
    </ul>
  )
}

interface NearProps extends Leads {
  /** The results of a search, which has found nothing. */
  results: DataOf<'listForums'> | object
}

/** Offers the leaders of the region that searched words name, such as the county of a department. */
export function NearForums({ results, ...leads }: NearProps) {
  const t = useT()
  const near = 'near' in results ? results.near : []
  if (near.length === 0) return null
  return (
    <>
      <p>{t('leaders.near')}</p>
      <ForumCards forums={near} {...leads} />
    </>
  )
}
