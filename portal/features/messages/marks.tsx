import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { useGate } from '../../services/gate.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { useAct } from '../../shared/forms/use-act.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './content.module.css'
import { readLikes, saveLike } from './liked-here.ts'
import type { Message } from './message.ts'

type Mark = 'like' | 'favourite' | 'follow'

const acts = {
  like: ['likeMessage', 'unlikeMessage'],
  favourite: ['addFavourite', 'removeFavourite'],
  follow: ['followMessage', 'unfollowMessage']
} as const

const words: Record<Mark, { act: MessageKey; icon: string }> = {
  like: {
    act: 'mark.like',
    icon: 'M7 17V9l4-6c1.4 1.5 1.6 2 1 5h4.5c1 0 1.7 1 1.4 2l-1.6 5.6c-.2.8-.9 1.4-1.7 1.4zM3 9h4v8H3z'
  },
  favourite: {
    act: 'mark.favourite',
    icon: 'M10 2.5l2.300 4.800 5.200.7-3.800 3.700.9 5.200L10 14.400l-4.6 2.5.9-5.200L2.5 8l5.200-.7z'
  },
  follow: { act: 'mark.follow', icon: 'M10 3a5 5 0 0 0-5 5v4l-1.5 2.5h13L15 12V8a5 5 0 0 0-5-5zM8 17.5h4' }
}

type Marked = Pick<
  Message,
  'likeCount' | 'liked' | 'favouriteCount' | 'favourited' | 'followCount' | 'followed'
>

/**
 * Returns the part of an answer that belongs to its own mark. Answers for two marks may arrive in another order than
 * the presses, so the other parts may be out of date.
 */
const partOf: Record<Mark, (answer: Marked) => Partial<Marked>> = {
  like: ({ likeCount, liked }) => ({ likeCount, liked }),
  favourite: ({ favouriteCount, favourited }) => ({ favouriteCount, favourited }),
  follow: ({ followCount, followed }) => ({ followCount, followed })
}

/** A press of a mark; `isOn` is its state before. */
type Wish = { isOn: boolean }

/** Shows the buttons to like, to mark as favourite and to follow, with their numbers. */
export default function Marks({ message }: { message: Message }) {
  const t = useT()
  const { call } = useServices()
  const { openLogin } = useGate()
  const { user } = useRoot()
  const { revalidate } = useRevalidator()
  const [marks, setMarks] = useState(message)
  const [said, setSaid] = useState('')
  // only the browser knows the likes of a visitor
  const [isLikedHere, setLikedHere] = useState(false)
  useEffect(() => setLikedHere(!user && readLikes().includes(message.tid)), [user, message.tid])
  useEffect(() => setMarks(message), [message])

  const change = async (mark: Mark, isOn: boolean, key: string) => {
    setSaid('')
    const operation = acts[mark][isOn ? 1 : 0]
    const changed = await call(operation, { body: { tid: message.tid }, idempotencyKey: key })
    setMarks(now => ({ ...now, ...partOf[mark](changed) }))
    if (mark === 'like') {
      saveLike(message.tid, !isOn)
      setLikedHere(!user)
    }
    // the page may still promise notifications
    if (mark === 'follow') revalidate()
    setSaid(t(isOn ? 'mark.takenBack' : 'mark.done', { mark: t(words[mark].act) }))
  }
  // each mark is throttled separately
  const runs = {
    like: useAct(({ isOn }: Wish, key) => change('like', isOn, key)),
    favourite: useAct(({ isOn }: Wish, key) => change('favourite', isOn, key)),
    follow: useAct(({ isOn }: Wish, key) => change('follow', isOn, key))
  }
  const failure = runs.like.failure ?? runs.favourite.failure ?? runs.follow.failure

  const isOn = { like: marks.liked || isLikedHere, favourite: marks.favourited, follow: marks.followed }
  const count = { like: marks.likeCount, favourite: marks.favouriteCount, follow: marks.followCount }
  const press = (mark: Mark) => {
    if (user || mark === 'like') {
      // a visitor’s like cannot be taken back, because it belongs to no account
      if (!user && isOn.like) return setSaid(t('mark.likedAlready'))
      if (!runs[mark].run({ isOn: isOn[mark] })) setSaid(t('mark.tooSoon', { mark: t(words[mark].act) }))
      return
    }
    openLogin(mark)
  }
  return (
    <div className={css.marksAndStatus}>
      <div className={css.marks}>
        {(['like', 'favourite', 'follow'] as const).map(mark => (
          <button
            key={mark}
            type="button"
            className={css.mark}
            aria-pressed={isOn[mark]}
            aria-disabled={runs[mark].busy || undefined}
            onClick={() => press(mark)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={words[mark].icon} />
            </svg>
            {t(words[mark].act)}
            <span className={css.number}>{formatNumber(count[mark])}</span>
          </button>
        ))}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
      {failure && <Banner tone="late">{failure.words}</Banner>}
    </div>
  )
}
