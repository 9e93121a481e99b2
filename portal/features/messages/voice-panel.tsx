import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { formatDate } from '../../lib/time.ts'
import { useServices } from '../../services/services.tsx'
import { useAct } from '../../shared/forms/use-act.ts'
import type { Joined } from '../../shared/messages/voice-join.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import type { Message } from './message.ts'
import css from './voices.module.css'
import { VoiceCount } from './voices.tsx'

const VoiceJoin = openedPart(() => import('../../shared/messages/voice-join.tsx'))

const answers = [1, 2, 3] as const
type Answer = (typeof answers)[number]

const answerWords: Record<Answer, MessageKey> = {
  1: 'voice.solved1',
  2: 'voice.solved2',
  3: 'voice.solved3'
}

/** The last act of the reader. */
type Act = 'joined' | 'takenBack' | Answer

/** Shows the reader’s own voice: the buttons to join and to take it back, and the question after the final reply. */
export default function VoicePanel({
  message,
  canJoin,
  onUse
}: {
  message: Message
  canJoin: boolean
  /** Called after an act. The panel then stays and shows the confirmation, even if there is no voice any more. */
  onUse: () => void
}) {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<Pick<Message, 'voiceCount' | 'voice'>>(message)
  const [isOpen, setOpen] = useState(message.voice === null)
  const [said, setSaid] = useState<Act>()
  const [takenNote, setTakenNote] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => setShown(message), [message])
  const wasFollowed = useRef(message.followed)
  useEffect(() => {
    // the confirmation promises notifications, which end when the reader stops following
    if (wasFollowed.current && !message.followed) setSaid(known => (known === 'joined' ? undefined : known))
    wasFollowed.current = message.followed
  }, [message.followed])
  // the pressed button has disappeared, so the panel gets the focus
  useEffect(() => {
    if (said !== undefined) place.current?.focus()
  }, [said])

  const accept = (changed: Joined, words: Act) => {
    onUse()
    setShown(changed)
    setOpen(false)
    setSaid(words)
    revalidate()
  }
  const takeBack = useAct(async (body: { tid: number }, idempotencyKey) => {
    const changed = await call('takeVoiceBack', { body, idempotencyKey })
    setTakenNote(shown.voice?.note)
    accept(changed, 'takenBack')
  })
  const answer = useAct(async (body: { tid: number; solved: Answer }, idempotencyKey) =>
    accept(await call('answerVoice', { body, idempotencyKey }), body.solved)
  )

  const { tid } = message
  const { voice, voiceCount } = shown
  const isAsked = voice?.solved === null && message.allowedActions.includes('answerVoice')
  const failure = takeBack.failure ?? answer.failure
  return (
    <>
      <div ref={place} tabIndex={-1} className={css.row}>
        <VoiceCount count={voiceCount} />
        {canJoin && !voice && (
          <Button
            ref={button}
            className={css.button}
            aria-expanded={isOpen}
            onClick={() => {
              setSaid(undefined)
              setOpen(!isOpen)
            }}
          >
            {t('voice.join')}
          </Button>
        )}
        {voice && (
          <Button className={css.button} busy={takeBack.busy} onClick={() => takeBack.run({ tid })}>
            {t('voice.takeBack')}
          </Button>
        )}
      </div>
      {voice && <OwnVoice voice={voice} />}
      {isOpen && canJoin && !voice && (
        <VoiceJoin
          tid={tid}
          note={takenNote}
          onJoined={joined => accept(joined, 'joined')}
          onCancel={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
      {isAsked && (
        <fieldset className={css.ask}>
          <legend>{t('voice.ask')}</legend>
          <div className={css.answers}>
            {answers.map(solved => (
              <Button key={solved} busy={answer.busy} onClick={() => answer.run({ tid, solved })}>
                {t(answerWords[solved])}
              </Button>
            ))}
          </div>
          <p className={css.quiet}>{t('voice.askHint')}</p>
        </fieldset>
      )}
      <Status>{said !== undefined && <Said said={said} count={voiceCount} />}</Status>
      {failure && <Banner tone="late">{failure.words}</Banner>}
    </>
  )
}

/** Confirms the last act and says what happens next. */
function Said({ said, count }: { said: Act; count: number }) {
  const t = useT()
  if (said === 'takenBack') return t('voice.takenBack')
  if (said !== 'joined') return t('voice.thanks', { answer: t(answerWords[said]) })
  return (
    <>
      {t('voice.done', { count })} <Link to="/myFocusThreads">{t('own.follows')}</Link>
    </>
  )
}

/** Shows since when the reader has joined, the reader’s answer, and the private note. */
function OwnVoice({ voice }: { voice: NonNullable<Message['voice']> }) {
  const t = useT()
  return (
    <>
      <p className={css.quiet}>
        {t('voice.own', { time: formatDate(voice.createdAt) })}
        {voice.solved !== null && <> · {t('voice.answered', { answer: t(answerWords[voice.solved]) })}</>}
      </p>
      {voice.note && <p className={`${css.quiet} ${css.note}`}>{t('voice.ownNote', { note: voice.note })}</p>}
    </>
  )
}
