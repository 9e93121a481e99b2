import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { useWritten } from '../../shared/forms/use-written.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Time } from '../../ui/time.tsx'
import css from './inbox.module.css'
import { placeOfNotification } from './inbox-places.ts'
import { newsOf } from './inbox-words.ts'

interface NewsCardProps {
  news: DataOf<'listNotifications'>['list'][number]
  busy: boolean
  /** Marks it as read. Called by the button. */
  onSeen: () => void
  /** Marks it as read. Called when the reader opens it. */
  onOpen: () => void
}

/** Shows a notification: the event, the message, the actor and the reason. */
export function NewsCard({ news, busy, onSeen, onOpen }: NewsCardProps) {
  const t = useT()
  const written = useWritten()
  const place = placeOfNotification(news)
  const { verb, subject, actorName, note, at, unread, asksSolved } = news
  const what = t(asksSolved ? 'news.askSolved' : newsOf(verb))
  return (
    <article className={unread ? css.unread : css.news}>
      <div className={css.head}>
        <h3 className={css.title}>
          {place ? (
            <Link to={place} onClick={unread ? onOpen : undefined}>
              {what}
            </Link>
          ) : (
            what
          )}
        </h3>
        {unread && <Chip tone="new">{t('inbox.isUnread')}</Chip>}
      </div>
      {subject && (
        <p className={css.subject} {...written}>
          {subject}
        </p>
      )}
      {note && (
        <p className={css.note}>
          <strong>{t('inbox.note')}</strong>
          <span {...written}>{note}</span>
        </p>
      )}
      <p className={css.facts}>
        {actorName && <span>{actorName}</span>}
        <Time at={at} />
        {unread && (
          <Button tone="quiet" className={css.seen} busy={busy} onClick={onSeen}>
            {t('inbox.mark')}
          </Button>
        )}
      </p>
    </article>
  )
}
