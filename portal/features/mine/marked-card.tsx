import { useEffect, useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { useLabel } from '../../services/root.ts'
import { useAct } from '../../shared/forms/use-act.ts'
import { useWritten } from '../../shared/forms/use-written.ts'
import cardCss from '../../shared/messages/message-card.module.css'
import { StateChip } from '../../shared/messages/state-chip.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ListCard } from '../../ui/lists/card-list.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Excerpt } from '../../ui/lists/excerpt.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './marked-card.module.css'
import type { MarkedRow } from './marked-rows.ts'
import type { MarkedWords } from './marked-words.ts'

interface MarkedCardProps {
  row: MarkedRow
  words: MarkedWords
  /** True if the reader has removed it from the list. */
  isGone: boolean
  /** True if the reader has just restored it. */
  wasBack: boolean
  remove: (idempotencyKey: string) => Promise<void>
  restore?: (idempotencyKey: string) => Promise<void>
}

/** Shows one message of a list of marked ones. After it is removed, its place shows a confirmation. */
export function MarkedCard({ row, words, isGone, wasBack, remove, restore }: MarkedCardProps) {
  const t = useT()
  const taking = useAct((_: object, key) => remove(key))
  const returning = useAct((_: object, key) => restore?.(key) ?? Promise.resolve())
  const name = row.isAvailable ? row.subject : t('marks.unavailable', { tid: row.tid })
  const gone = useRef<HTMLDivElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // the pressed button has disappeared, so the focus moves to the element in its place
    if (isGone) gone.current?.focus({ preventScroll: true })
    else if (wasBack) removeButton.current?.focus({ preventScroll: true })
  }, [isGone, wasBack])

  if (isGone) {
    return (
      <div ref={gone} className={css.gone} tabIndex={-1}>
        <p role="status">
          {t(words.removed)} <span className={css.goneName}>{name}</span>
        </p>
        {restore && row.isAvailable && (
          <Button tone="quiet" busy={returning.busy} onClick={() => returning.run({ tid: row.tid })}>
            {t('marks.undo')}
          </Button>
        )}
        {returning.failure && <Banner tone="late">{returning.failure.words}</Banner>}
      </div>
    )
  }
  return (
    <ListCard
      title={row.isAvailable ? <MessageLink row={row} /> : name}
      state={row.isAvailable && <StateChip state={row.state} gradingUsed={row.gradingUsed} />}
      facts={<Facts row={row} words={words} />}
      actions={
        <Button
          ref={removeButton}
          busy={taking.busy}
          aria-label={t('marks.actOn', { act: t(words.remove), name })}
          onClick={() => taking.run({ tid: row.tid })}
        >
          {t(words.remove)}
        </Button>
      }
    >
      {row.isAvailable ? <Texts row={row} /> : <p>{t('marks.unavailableHint')}</p>}
      {taking.failure && <Banner tone="late">{taking.failure.words}</Banner>}
    </ListCard>
  )
}

function MessageLink({ row }: { row: MarkedRow }) {
  return (
    <Link to={`/threads/content?tid=${row.tid}`} {...useWritten()}>
      {row.subject}
    </Link>
  )
}

function Facts({ row, words }: { row: MarkedRow; words: MarkedWords }) {
  const t = useT()
  const typeLabel = useLabel('messageType')
  const marked = <span>{t(words.marked, { time: formatTime(row.markedAt) })}</span>
  if (!row.isAvailable) return marked
  return (
    <>
      <span>{t('message.to', { name: row.forumName })}</span>
      <Chip>{typeLabel(row.typeId)}</Chip>
      {row.adopted && <Chip tone="ok">{t('message.adopted')}</Chip>}
      {marked}
    </>
  )
}

function Texts({ row }: { row: MarkedRow }) {
  const t = useT()
  const written = useWritten()
  return (
    <>
      <Excerpt {...written}>{row.content}</Excerpt>
      {row.replyExcerpt && (
        <Excerpt className={cardCss.reply}>
          <strong>{t('message.repliedBy', { name: row.replyGroupName ?? row.groupName })}</strong>
          <span {...written}>{row.replyExcerpt}</span>
        </Excerpt>
      )}
    </>
  )
}
