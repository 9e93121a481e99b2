import type { DataOf } from '@board/client'
import { Link } from 'react-router-dom'
import { useLabel } from '../../app/root.ts'
import { useT } from '../../lib/i18n.tsx'
import { MessageActions } from '../../shared/message-actions.tsx'
import { StateChip } from '../../shared/state-chip.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

interface OwnCardProps {
  message: DataOf<'listOwnMessages'>['list'][number]
  onDone: () => void
}

/** One of one's own messages: how it stands, why it came back, and what can be done. */
export function OwnCard({ message, onDone }: OwnCardProps) {
  const t = useT()
  const typeLabel = useLabel('messageType')
  return (
    <article className={css.card}>
      <div className={css.first}>
        <h2 className={css.subject}>
          <Link to={`/threads/content?tid=${message.tid}`}>{message.subject}</Link>
        </h2>
        <StateChip state={message.state} gradingUsed={message.gradingUsed} auditState={message.auditState} />
      </div>
      <p className={css.facts}>
        <span>{t('message.to', { name: message.forumName })}</span>
        <Chip>{typeLabel(message.typeId)}</Chip>
        {!message.isPublic && <Chip>{t('message.private')}</Chip>}
        <Time at={message.createdAt} />
        <span>{t('message.number', { tid: message.tid })}</span>
      </p>
      <p className={css.excerpt}>{message.content}</p>
      {message.auditNote && (
        <Banner tone="late" title={t('message.returnedFor')}>
          {message.auditNote}
        </Banner>
      )}
      {message.allowedActions.length > 0 && (
        <div className={css.actions}>
          <MessageActions message={message} onDone={onDone} />
        </div>
      )}
    </article>
  )
}
