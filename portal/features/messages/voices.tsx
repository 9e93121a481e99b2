import { lazy, Suspense } from 'react'
import { useRoot } from '../../app/root.ts'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { formatDate } from '../../lib/time.ts'
import { useScripted } from '../../lib/use-scripted.ts'
import { Button } from '../../ui/button.tsx'
import type { Message } from './content.tsx'
import css from './voices.module.css'

const VoicePanel = lazy(() => import('./voice-panel.tsx'))

export type Answer = 1 | 2 | 3

/** Tells whether the reader can join the message: at once, or after signing in. */
export const isJoinable = (message: Message, isVisitor: boolean): boolean =>
  message.allowedActions.includes('joinMessage') || (isVisitor && message.voicesOpen)

/** Says how many people have the same problem; the reader's own part of it comes with the scripts. */
export function Voices({ message }: { message: Message }) {
  const t = useT()
  const isScripted = useScripted()
  const canJoin = isJoinable(message, useRoot().user === null)
  if (message.voiceCount === 0 && !canJoin && !message.voice) return null
  const still = (
    <>
      <div className={css.row}>
        <VoiceCount count={message.voiceCount} />
        {/* keeps the room of the button that comes */}
        {(canJoin || message.voice) && (
          <Button className={css.hidden} tabIndex={-1}>
            {t(canJoin ? 'voice.join' : 'voice.takeBack')}
          </Button>
        )}
      </div>
      {message.voice && <OwnVoice voice={message.voice} />}
    </>
  )
  return (
    <section className={css.voices} aria-label={t('voice.join')}>
      {isScripted ? (
        <Suspense fallback={still}>
          <VoicePanel message={message} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  )
}

/** Says the number of people who have the same problem; where nobody joined yet, what joining is for. */
export function VoiceCount({ count }: { count: number }) {
  const t = useT()
  return <p>{count > 0 ? t('voice.count', { count }) : t('voice.none')}</p>
}

/** The text of each answer to the question whether the problem is solved. */
export const answerWords: Record<Answer, MessageKey> = {
  1: 'voice.solved1',
  2: 'voice.solved2',
  3: 'voice.solved3'
}

/** Says since when the reader has joined, what the reader answered, and the private note. */
export function OwnVoice({ voice }: { voice: NonNullable<Message['voice']> }) {
  const t = useT()
  return (
    <>
      <p className={css.quiet}>
        {t('voice.own', { time: formatDate(voice.createdAt) })}
        {typeof voice.solved === 'number' && (
          <> · {t('voice.answered', { answer: t(answerWords[voice.solved]) })}</>
        )}
      </p>
      {voice.note && <p className={`${css.quiet} ${css.note}`}>{t('voice.ownNote', { note: voice.note })}</p>}
    </>
  )
}
