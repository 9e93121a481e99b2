import type { DataOf } from '@board/client'
import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useLabel } from '../../services/root.ts'
import { MessageActions } from '../../shared/messages/message-actions.tsx'
import { PromiseChip } from '../../shared/messages/promise-chip.tsx'
import { StateChip } from '../../shared/messages/state-chip.tsx'
import { FormLinks } from '../../ui/forms/form-links.tsx'
import { Link } from '../../ui/link.tsx'
import { ListCard } from '../../ui/lists/card-list.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Excerpt } from '../../ui/lists/excerpt.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Time } from '../../ui/time.tsx'

type OwnMessage = DataOf<'listOwnMessages'>['list'][number]

interface OwnCardProps {
  message: OwnMessage
  /** Facts beside the state, such as the campaign of an entry. */
  more?: ReactNode
  /** Called with the text that confirms an act. */
  onDone: (words: string) => void
}

/** Shows one of the reader’s own messages: its state, the reason if it was returned, and its actions. */
export function OwnCard({ message, more, onDone }: OwnCardProps) {
  const t = useT()
  const typeLabel = useLabel('messageType')
  return (
    <ListCard
      title={<Link to={`/threads/content?tid=${message.tid}`}>{message.subject}</Link>}
      state={
        <>
          <StateChip
            state={message.state}
            gradingUsed={message.gradingUsed}
            auditState={message.auditState}
          />
          {message.promise && <PromiseChip promise={message.promise} state={message.state} />}
        </>
      }
      facts={
        <>
          <span>{t('message.to', { name: message.forumName })}</span>
          <Chip>{typeLabel(message.typeId)}</Chip>
          {!message.isPublic && <Chip>{t('message.private')}</Chip>}
          {message.deletionOpen && <Chip tone="wait">{t('mine.deletionOpen')}</Chip>}
          {isPastGrading(message) && <Chip>{t('mine.gradingOver')}</Chip>}
          {more}
          <Time at={message.createdAt} />
          {message.auditState === 1 && message.repliedAt !== null && (
            <span>
              {/* in these states, the last answer is an explanation */}
              {t(message.state > 10 ? 'mine.explainedAt' : 'message.repliedAt')}{' '}
              <Time at={message.repliedAt} />
            </span>
          )}
          {message.attachmentCount > 0 && (
            <span>{t('message.attachments', { count: message.attachmentCount })}</span>
          )}
          <span>{t('message.number', { tid: message.tid })}</span>
        </>
      }
      actions={
        message.allowedActions.length > 0 && (
          <>
            <MessageActions message={message} isListed onDone={onDone} />
            <noscript>{import.meta.env.SSR && <FormLinks {...message} />}</noscript>
          </>
        )
      }
    >
      <Excerpt>{message.content}</Excerpt>
      {message.auditNote && (
        <Banner tone="late" title={t('message.returnedFor')}>
          {message.auditNote}
        </Banner>
      )}
    </ListCard>
  )
}

/** Tells whether the time to grade the last reply is over. Replies that nobody grades have no such time. */
const isPastGrading = ({ auditState, gradingUsed, gradingEndsAt }: OwnMessage): boolean =>
  auditState === 1 && !gradingUsed && gradingEndsAt !== null
