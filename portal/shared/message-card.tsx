import type { DataOf } from '@board/client'
import { useLabel } from '../app/root.ts'
import { useT } from '../lib/i18n.tsx'
import { CardList, ListCard } from '../ui/card-list.tsx'
import { Chip } from '../ui/chip.tsx'
import { Excerpt } from '../ui/excerpt.tsx'
import { Link } from '../ui/link.tsx'
import { Time } from '../ui/time.tsx'
import css from './message-card.module.css'
import { StateChip } from './state-chip.tsx'
import { useWritten } from './use-written.ts'

export type MessageRow = DataOf<'listMessages'>['list'][number]

/** Shows a message in a list: subject, addressee, kind, state, its beginning and the reply's first line. */
function MessageCard({ message }: { message: MessageRow }) {
  const t = useT()
  const written = useWritten()
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  return (
    <ListCard
      title={
        <Link to={`/threads/content?tid=${message.tid}`} {...written}>
          {message.subject}
        </Link>
      }
      state={<StateChip state={message.state} gradingUsed={message.gradingUsed} />}
      facts={
        <>
          <span>{t('message.to', { name: message.forumName })}</span>
          <Chip>{typeLabel(message.typeId)}</Chip>
          <Chip>{domainLabel(message.domainId)}</Chip>
          {message.adopted && <Chip tone="ok">{t('message.adopted')}</Chip>}
        </>
      }
    >
      <Excerpt {...written}>{message.content}</Excerpt>
      {message.replyExcerpt && (
        <Excerpt className={css.reply}>
          <strong>{t('message.repliedBy', { name: message.replyGroupName ?? message.groupName })}</strong>
          <span {...written}>{message.replyExcerpt}</span>
        </Excerpt>
      )}
      <p className={css.facts}>
        <Time at={message.approvedAt ?? message.createdAt} />
        {message.attachmentCount > 0 && (
          <span>{t('message.attachments', { count: message.attachmentCount })}</span>
        )}
        {message.likeCount > 0 && <span>{t('message.likes', { count: message.likeCount })}</span>}
      </p>
    </ListCard>
  )
}

/** Shows cards one under the other, in one surface. */
export function MessageCards({ messages }: { messages: readonly MessageRow[] }) {
  return (
    <CardList flush rows={messages} keyOf={message => message.tid}>
      {message => <MessageCard message={message} />}
    </CardList>
  )
}
