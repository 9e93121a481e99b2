import { localStore } from '@board/client/storage/storage'
import { useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { findOpenDraft } from '../../lib/open-draft.ts'
import { formatTime } from '../../lib/time.ts'
import { Link } from '../../ui/link.tsx'
import { WithTimes } from '../../ui/with-times.tsx'
import css from './draft-line.module.css'

const texts = {
  draft: { message: 'unsent.message', suggestion: 'unsent.suggestion' },
  waiting: { message: 'unsent.waitingMessage', suggestion: 'unsent.waitingSuggestion' }
} as const

/** Mentions the latest message that the browser keeps and that was not sent. It can be continued or deleted. */
export default function DraftLine({ uid }: { uid: number }) {
  const t = useT()
  const [draft] = useState(() => findOpenDraft(localStore, uid))
  /** The entries of the browser's storage before they were deleted. */
  const [deleted, setDeleted] = useState<readonly (readonly [key: string, text: string])[]>()
  const act = useRef<HTMLButtonElement>(null)
  if (!draft) return null
  const remove = () => {
    const entries = draft.keys.flatMap(key => {
      const text = localStore.getItem(key)
      return text === null ? [] : [[key, text] as const]
    })
    for (const [key] of entries) localStore.removeItem(key)
    setDeleted(entries)
    act.current?.focus()
  }
  const bringBack = () => {
    for (const [key, text] of deleted ?? []) localStore.setItem(key, text)
    setDeleted(undefined)
    act.current?.focus()
  }
  const kind = draft.isSuggestion ? 'suggestion' : 'message'
  const words = texts[draft.isWaiting ? 'waiting' : 'draft'][kind]
  return (
    <p className={css.line}>
      <span role="status">
        {deleted ? (
          t('unsent.deleted')
        ) : (
          <WithTimes>{t(words, { time: formatTime(Math.floor(draft.savedAt / 1000)) })}</WithTimes>
        )}
      </span>
      {!deleted && (
        <Link className={css.act} to={draft.address}>
          {t(draft.isWaiting ? 'unsent.send' : 'unsent.goOn')}
        </Link>
      )}
      <button ref={act} type="button" className={css.act} onClick={deleted ? bringBack : remove}>
        {t(deleted ? 'unsent.undo' : 'unsent.delete')}
      </button>
    </p>
  )
}
