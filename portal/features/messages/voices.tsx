import { lazy, Suspense } from 'react'
import { useRoot } from '../../app/root.ts'
import { useT } from '../../lib/i18n.tsx'
import { useScripted } from '../../lib/use-scripted.ts'
import { Button } from '../../ui/button.tsx'
import type { Message } from './content.tsx'
import css from './voices.module.css'

const VoicePanel = lazy(() => import('./voice-panel.tsx'))

/** Tells whether the reader can join the message: at once, or after signing in. */
export const isJoinable = (message: Message, isVisitor: boolean): boolean =>
  message.allowedActions.includes('joinMessage') || (isVisitor && message.voicesOpen)

/** Says how many people have the same problem; the reader's own part of it comes with the scripts. */
export function Voices({ message }: { message: Message }) {
  const t = useT()
  const isScripted = useScripted()
  const canJoin = isJoinable(message, useRoot().user === null)
  if (message.voiceCount === 0 && !canJoin && !message.voice) return null
  const row = (
    <div className={css.row}>
      <VoiceCount count={message.voiceCount} />
      {/* keeps the room of the button that comes */}
      {canJoin && (
        <Button className={css.hidden} tabIndex={-1}>
          {t('voice.join')}
        </Button>
      )}
    </div>
  )
  return (
    <section className={css.voices} aria-label={t('voice.join')}>
      {isScripted ? (
        <Suspense fallback={row}>
          <VoicePanel message={message} />
        </Suspense>
      ) : (
        row
      )}
    </section>
  )
}

/** Says the number of people who have the same problem; where nobody joined yet, what joining is for. */
export function VoiceCount({ count }: { count: number }) {
  const t = useT()
  return <p>{count > 0 ? t('voice.count', { count }) : t('voice.none')}</p>
}
