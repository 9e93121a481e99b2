import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { useAct } from '../../shared/forms/use-act.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import css from './proposals/similar.module.css'
import { type SimilarMessage, useSimilarMessages } from './proposals/similar-messages.tsx'

const VoiceJoin = openedPart(() => import('../../shared/messages/voice-join.tsx'))

/** Confirms that the person has joined, and says what happens next and what happens to the draft. */
export default function AfterJoining({ message, count }: { message: SimilarMessage; count: number }) {
  const t = useT()
  const { call } = useServices()
  const navigate = useNavigate()
  const { throwAway, note } = useSimilarMessages()
  const [isTakenBack, setTakenBack] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [isNoted, setNoted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each joined message moves the focus
  useEffect(() => {
    setTakenBack(false)
    setAdding(false)
    setNoted(false)
    place.current?.focus()
  }, [message.tid])
  const { run, busy, failure } = useAct(async (body: { tid: number }, idempotencyKey) => {
    const { voiceCount } = await call('takeVoiceBack', { body, idempotencyKey })
    setTakenBack(true)
    note(message.tid, { voiceCount, joined: false })
    place.current?.focus()
  })
  const page = `/threads/content?tid=${message.tid}`
  return (
    <div ref={place} tabIndex={-1} className={css.after}>
      {isTakenBack ? (
        <Status>{t('voice.takenBackHere')}</Status>
      ) : (
        <>
          <Banner tone="ok" title={t('voice.joined', { count })}>
            <p>{message.subject}</p>
            <p>{t('voice.next', { tid: message.tid })}</p>
            <p>{t('voice.draftKept')}</p>
          </Banner>
          {isNoted && <Status>{t('voice.noteSent')}</Status>}
          {isAdding && (
            <VoiceJoin
              tid={message.tid}
              isJoined
              onJoined={() => {
                setAdding(false)
                setNoted(true)
                place.current?.focus()
              }}
              onCancel={() => {
                setAdding(false)
                place.current?.focus()
              }}
            />
          )}
          <div className={css.buttons}>
            <LinkButton to={page}>{t('voice.see')}</LinkButton>
            {!isAdding && !isNoted && <Button onClick={() => setAdding(true)}>{t('voice.addNote')}</Button>}
            <Button
              onClick={() => {
                throwAway()
                navigate(page)
              }}
            >
              {t('voice.throwAway')}
            </Button>
            <Button tone="quiet" busy={busy} onClick={() => run({ tid: message.tid })}>
              {t('voice.takeBack')}
            </Button>
          </div>
        </>
      )}
      {failure && <Banner tone="late">{failure.words}</Banner>}
    </div>
  )
}
