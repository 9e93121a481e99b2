import { useRef, useState } from 'react'
import { useT } from '../../../lib/i18n.tsx'
import { useServices } from '../../../services/services.tsx'
import { useAct } from '../../../shared/forms/use-act.ts'
import { StateChip } from '../../../shared/messages/state-chip.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/lists/chip.tsx'
import { Banner } from '../../../ui/notices/banner.tsx'
import { openedPart } from '../../../ui/opened-part.tsx'
import { useHeld } from '../use-held.ts'
import css from './similar.module.css'
import { type SimilarMessage, useSimilarMessages } from './similar-messages.tsx'

const AfterJoining = openedPart(() => import('../after-joining.tsx'))

/** The largest number of messages shown before sending. */
const maxShownAgain = 3

const none: readonly SimilarMessage[] = []

interface Voices {
  joined: { message: SimilarMessage; count: number } | undefined
  onJoined: (message: SimilarMessage, count: number) => void
}

/** Holds the message that was joined last. */
function useVoices(): Voices {
  const { note } = useSimilarMessages()
  const [joined, setJoined] = useState<Voices['joined']>()
  return {
    joined,
    onJoined: (message, count) => {
      note(message.tid, { voiceCount: count, joined: true })
      setJoined({ message, count })
    }
  }
}

/**
 * Shows messages similar to the one being written, which may have an answer already, or can be joined instead. The most
 * similar one stands in a low place that is there from the beginning, so that nothing moves while somebody types; a press
 * opens the list.
 */
export function Similar() {
  const t = useT()
  const { found, withVoice } = useSimilarMessages()
  const voices = useVoices()
  const place = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const messages = (useHeld(place, found, isAsked) ?? none).map(withVoice)
  const [first] = messages
  const isOpen = isAsked && first !== undefined
  return (
    <div className={css.place}>
      <div ref={place} className={css.similar} data-open={isOpen || undefined} aria-live="polite">
        {first ? (
          <section aria-label={t('post.similar')}>
            <div className={css.head}>
              <p>{t('post.similarCount', { count: messages.length })}</p>
              <Button aria-expanded={isOpen} onClick={() => setAsked(!isOpen)}>
                {t(isOpen ? 'post.similarLess' : 'post.similarMore')}
              </Button>
            </div>
            {isOpen ? <List messages={messages} voices={voices} /> : <First message={first} />}
          </section>
        ) : (
          <p className={css.quiet}>{t(found ? 'post.similarNone' : 'post.similarHint')}</p>
        )}
      </div>
      {voices.joined && <AfterJoining {...voices.joined} />}
    </div>
  )
}

/** Shows the most similar message in one line. */
function First({ message: { tid, state, subject } }: { message: SimilarMessage }) {
  return (
    <p className={css.first}>
      <StateChip state={state} gradingUsed={false} />
      <a href={`/threads/content?tid=${tid}`} target="_blank" rel="noreferrer">
        {subject}
      </a>
    </p>
  )
}

/**
 * Shows before sending the similar messages of the own province that can still be joined. Messages of elsewhere are about
 * another matter, so it shows none before the leader is known.
 */
export function SimilarAgain() {
  const t = useT()
  const { found, isPlaceKnown, withVoice } = useSimilarMessages()
  const voices = useVoices()
  const place = useRef<HTMLDivElement>(null)
  const shown = (useHeld(place, found) ?? none)
    .map(withVoice)
    .filter(one => isPlaceKnown && one.joinable && !one.joined && one.provinceName === null)
    .slice(0, maxShownAgain)
  return (
    <div className={css.again}>
      <div ref={place} aria-live="polite">
        {shown.length > 0 && (
          <section className={css.list} aria-label={t('voice.similarAgain')}>
            <p>{t('voice.similarAgain')}</p>
            <List messages={shown} voices={voices} />
          </section>
        )}
      </div>
      {voices.joined && <AfterJoining {...voices.joined} />}
    </div>
  )
}

function List({ messages, voices }: { messages: readonly SimilarMessage[]; voices: Voices }) {
  return (
    <ul>
      {messages.map(message => (
        <Item key={message.tid} message={message} onJoined={count => voices.onJoined(message, count)} />
      ))}
    </ul>
  )
}

function Item({ message, onJoined }: { message: SimilarMessage; onJoined: (count: number) => void }) {
  const t = useT()
  const { call } = useServices()
  const { run, busy, failure } = useAct(async (body: { tid: number }, idempotencyKey) => {
    const { voiceCount } = await call('joinMessage', { body, idempotencyKey })
    onJoined(voiceCount)
  })
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div className={css.words}>
          <a href={`/threads/content?tid=${message.tid}`} target="_blank" rel="noreferrer">
            {message.subject}
          </a>
          <p className={css.facts}>
            <StateChip state={message.state} gradingUsed={false} />
            {message.provinceName && <Chip>{message.provinceName}</Chip>}
            <span>
              {message.forumName}
              {message.voiceCount > 0 && ` · ${t('voice.count', { count: message.voiceCount })}`}
            </span>
          </p>
          {message.replyLine && (
            <p className={css.reply}>{t('post.similarReply', { words: message.replyLine })}</p>
          )}
        </div>
        {message.joined && <Chip tone="ok">{t('voice.isJoined')}</Chip>}
        {message.joinable && !message.joined && (
          <Button
            className={css.button}
            busy={busy}
            aria-label={t('voice.joinThis', { subject: message.subject })}
            onClick={() => run({ tid: message.tid })}
          >
            {t('voice.join')}
          </Button>
        )}
      </div>
      {failure && <Banner tone="late">{failure.words}</Banner>}
    </li>
  )
}
