import type { DataOf } from '@board/client'
import type { MessageKey } from '../../lib/i18n.tsx'
import { useT } from '../../lib/i18n.tsx'
import { useWritten } from '../../shared/forms/use-written.ts'
import { Attachments } from '../../shared/messages/attachments.tsx'
import { KeptChip } from '../../shared/messages/promise-chip.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Time } from '../../ui/time.tsx'
import css from './content.module.css'

type Reply = DataOf<'getMessage'>['replies'][number]

/** The name of each kind of answer. */
export const replyKinds: Record<Reply['kind'], MessageKey> = {
  interim: 'reply.interim',
  final: 'reply.final',
  explanation: 'reply.explanation',
  last: 'reply.last'
}

/** The kind of answer that was promised. */
const answerOf = ({ kind }: Reply) => (kind === 'explanation' || kind === 'last' ? 'explanation' : 'reply')

/** Shows the answer of an institution, marked by a line and the institution’s name. */
export function ReplyCard({ reply }: { reply: Reply }) {
  const t = useT()
  const written = useWritten()
  return (
    <section className={css.reply}>
      <header className={css.replyHead}>
        <h3 {...written}>{reply.groupName}</h3>
        <Chip tone={reply.kind === 'interim' ? 'wait' : 'ok'}>{t(replyKinds[reply.kind])}</Chip>
        {reply.dueAt !== null && <KeptChip answer={answerOf(reply)} lateDays={reply.lateDays} />}
        <span className={css.facts}>
          <Time at={reply.createdAt} />
          {reply.editedAt !== null && (
            <span>
              {t('reply.edited')} <Time at={reply.editedAt} />
            </span>
          )}
        </span>
      </header>
      <div className={css.text} {...written}>
        {reply.content}
      </div>
      <Attachments attachments={reply.attachments} />
    </section>
  )
}
