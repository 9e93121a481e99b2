import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../app/services.tsx'
import type { Suggestion } from '../../app/suggestions.ts'
import { useT } from '../../lib/i18n.tsx'
import { openedPart } from '../../shared/opened-part.tsx'
import { useAct } from '../../shared/use-act.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Status } from '../../ui/status.tsx'
import css from './similar.module.css'
import { useSimilarMessages } from './similar-messages.tsx'

const VoiceJoin = openedPart(() => import('../../shared/voice-join.tsx'))

/** The largest number of messages shown, beside the subject and before sending. */
const maxShown = 5
const maxShownAgain = 3

/**
 * Returns the messages for one place. Before sending, only messages of the own province that can still be joined are
 * shown.
 */
const shownOf = (found: readonly Suggestion[], again: boolean): readonly Suggestion[] =>
  again
    ? found.filter(one => one.joinable && !one.joined && one.provinceName === null).slice(0, maxShownAgain)
    : found.slice(0, maxShown)

/**
 * Shows messages similar to the one being written. They may have an answer already, or can be joined instead. A later
 * search result waits while the reader’s focus is in the list, so that the link or note in use does not disappear.
 */
export function Similar({ again = false }: { again?: boolean }) {
  const t = useT()
  const { found, note } = useSimilarMessages()
  const latest = shownOf(found, again)
  const [held, setHeld] = useState<readonly Suggestion[]>()
  const [open, setOpen] = useState<number>()
  const [joined, setJoined] = useState<{ message: Suggestion; count: number }>()
  const shown = held ?? latest
  const title = t(again ? 'voice.similarAgain' : 'post.similar')
  return (
    <div className={css.place}>
      <div aria-live="polite">
        {shown.length > 0 && (
          <section
            className={css.similar}
            aria-label={title}
            onFocus={() => setHeld(shown)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (open === undefined && !currentTarget.contains(relatedTarget)) setHeld(undefined)
            }}
          >
            <p>{title}</p>
            <ul>
              {shown.map(message => (
                <Item
                  key={message.tid}
                  message={message}
                  isOpen={open === message.tid}
                  onOpen={isOpen => setOpen(isOpen ? message.tid : undefined)}
                  onJoined={count => {
                    note(message.tid, { voiceCount: count, joined: true })
                    setOpen(undefined)
                    setHeld(undefined)
                    setJoined({ message, count })
                  }}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      {joined && (
        <AfterJoining
          {...joined}
          onTakenBack={count => note(joined.message.tid, { voiceCount: count, joined: false })}
        />
      )}
    </div>
  )
}

function Item({
  message,
  isOpen,
  onOpen,
  onJoined
}: {
  message: Suggestion
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onJoined: (count: number) => void
}) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div>
          <a href={`/threads/content?tid=${message.tid}`} target="_blank" rel="noreferrer">
            {message.subject}
          </a>{' '}
          <span className={css.quiet}>
            {message.provinceName && (
              <>
                <Chip>{message.provinceName}</Chip>{' '}
              </>
            )}
            {message.forumName}
            {message.voiceCount > 0 && ` · ${t('voice.count', { count: message.voiceCount })}`}
          </span>
        </div>
        {message.joined && <Chip tone="ok">{t('voice.isJoined')}</Chip>}
        {message.joinable && !message.joined && (
          <Button
            ref={button}
            className={css.button}
            aria-expanded={isOpen}
            aria-label={t('voice.joinThis', { subject: message.subject })}
            onClick={() => onOpen(!isOpen)}
          >
            {t('voice.join')}
          </Button>
        )}
      </div>
      {isOpen && (
        <VoiceJoin
          tid={message.tid}
          onJoined={({ voiceCount }) => onJoined(voiceCount)}
          onCancel={() => {
            onOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </li>
  )
}

/** Confirms that the person has joined, and says what happens next and what happens to the draft. */
function AfterJoining({
  message,
  count,
  onTakenBack
}: {
  message: Suggestion
  count: number
  onTakenBack: (count: number) => void
}) {
  const t = useT()
  const { call } = useServices()
  const navigate = useNavigate()
  const { throwAway } = useSimilarMessages()
  const [isTakenBack, setTakenBack] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each joined message moves the focus
  useEffect(() => {
    setTakenBack(false)
    place.current?.focus()
  }, [message.tid])
  const { run, busy, failure } = useAct(async (body: { tid: number }, idempotencyKey) => {
    const { voiceCount } = await call('takeVoiceBack', { body, idempotencyKey })
    setTakenBack(true)
    onTakenBack(voiceCount)
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
          <div className={css.buttons}>
            <LinkButton to={page}>{t('voice.see')}</LinkButton>
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
