import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { useLabel } from '../../services/root.ts'
import { Link } from '../../ui/link.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Excerpt } from '../../ui/lists/excerpt.tsx'
import { Marked } from '../../ui/lists/marked.tsx'
import { Time } from '../../ui/time.tsx'
import { useWritten } from '../forms/use-written.ts'
import css from './message-card.module.css'
import { findPhoneMatch } from './phone-match.ts'
import { PromiseChip } from './promise-chip.tsx'
import { StateChip } from './state-chip.tsx'

export type MessageRow = DataOf<'listMessages'>['list'][number]

interface CardOptions {
  /** The time that the card shows, which is the time that the list is ordered by. The default is the approval. */
  by?: 'approvedAt' | 'repliedAt'
  /** False on the page of a forum, which already shows the name of the forum. */
  showsForum?: boolean
  /** The path of a message’s page. */
  page?: string
}

/** Shows a message in a list: subject, forum, kind, state, the first lines of its text, and the beginning of the reply. */
function MessageCard({
  message,
  by = 'approvedAt',
  showsForum = true,
  page = '/threads/content'
}: CardOptions & { message: MessageRow }) {
  const t = useT()
  const written = useWritten()
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  const phoneMatch = message.matchExcerpt ? undefined : findPhoneMatch(message)
  return (
    <ListCard
      title={
        <Link to={`${page}?tid=${message.tid}`} {...written}>
          <Marked text={message.subject} words={message.matchWords} />
        </Link>
      }
      state={
        <>
          <StateChip state={message.state} gradingUsed={message.gradingUsed} />
          {message.promise?.answeredAt === null && (
            <PromiseChip promise={message.promise} state={message.state} />
          )}
        </>
      }
      facts={
        <>
          {showsForum && <span>{t('message.to', { name: message.forumName })}</span>}
          <Chip>{typeLabel(message.typeId)}</Chip>
          <Chip>{domainLabel(message.domainId)}</Chip>
          {message.adopted && <Chip tone="ok">{t('message.adopted')}</Chip>}
        </>
      }
    >
      <Excerpt {...written}>
        <Marked text={message.content} words={message.matchWords} />
      </Excerpt>
      {message.matchExcerpt && (
        <Excerpt className={css.match} {...written}>
          <Marked text={message.matchExcerpt} words={message.matchWords} />
        </Excerpt>
      )}
      {phoneMatch && (
        <Excerpt className={`${css.match} ${css.phone}`} {...written}>
          <Marked text={phoneMatch} words={message.matchWords} />
        </Excerpt>
      )}
      {message.replyExcerpt && (
        <Excerpt className={css.reply}>
          <strong>{t('message.repliedBy', { name: message.replyGroupName ?? message.groupName })}</strong>
          <span {...written}>
            <Marked text={message.replyExcerpt} words={message.matchWords} />
          </span>
        </Excerpt>
      )}
      <p className={css.facts}>
        {by === 'repliedAt' && message.repliedAt !== null ? (
          <span>
            {t('message.repliedAt')} <Time at={message.repliedAt} />
          </span>
        ) : (
          <span>
            {t('message.approvedAt')} <Time at={message.approvedAt ?? message.createdAt} />
          </span>
        )}
        {message.attachmentCount > 0 && (
          <span>{t('message.attachments', { count: message.attachmentCount })}</span>
        )}
        {message.voiceCount > 0 && <span>{t('message.voices', { count: message.voiceCount })}</span>}
        {message.likeCount > 0 && <span>{t('message.likes', { count: message.likeCount })}</span>}
      </p>
    </ListCard>
  )
}

/** Shows messages as a list of cards on one surface. */
export function MessageCards({ messages, ...options }: CardOptions & { messages: readonly MessageRow[] }) {
  return (
    <CardList flush rows={messages} keyOf={message => message.tid}>
      {message => <MessageCard message={message} {...options} />}
    </CardList>
  )
}
