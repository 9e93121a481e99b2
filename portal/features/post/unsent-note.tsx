import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './form.module.css'
import { usePostT } from './post-words.ts'
import { isSentAutomatically, type Unsent } from './unsent.ts'

/**
 * The time between two attempts to send while the browser is online but the server cannot be reached, in milliseconds.
 */
const pause = 30_000

interface UnsentNoteProps {
  unsent: Unsent
  /** The current request of the form, as JSON. */
  content: string
  busy: boolean
  onSend: () => void
  onStop: () => void
}

/** Says that the message could not be sent, and sends it as soon as the connection is back. */
export function UnsentNote({ unsent, content, busy, onSend, onStop }: UnsentNoteProps) {
  const t = usePostT()
  const place = useRef<HTMLDivElement>(null)
  const isWaiting = isSentAutomatically(unsent, content, Date.now())
  const acts = useRef({ onSend, onStop })
  acts.current = { onSend, onStop }

  const isStopped = !unsent.isAutomatic
  useEffect(() => {
    if (!isWaiting && !isStopped) acts.current.onStop()
  }, [isWaiting, isStopped])
  useEffect(() => {
    if (!isWaiting) return
    const again = () => {
      if (navigator.onLine) acts.current.onSend()
    }
    const timer = setInterval(again, pause)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])
  // newer browsers return a promise from scrollIntoView, which React would call as the clean-up of the effect
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={place}>
      {isWaiting ? (
        <Banner
          tone="late"
          title={t('post.unsent')}
          action={
            <div className={css.unsentActs}>
              <Button type="submit" busy={busy}>
                {t('post.unsentRetry')}
              </Button>
              <Button onClick={onStop}>{t('post.unsentStop')}</Button>
            </div>
          }
        >
          {t('post.unsentHint')}
        </Banner>
      ) : (
        <Banner title={t('post.unsentStopped')}>{t('post.unsentStoppedHint')}</Banner>
      )}
    </div>
  )
}
