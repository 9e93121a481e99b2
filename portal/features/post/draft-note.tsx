import { useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './form.module.css'
import type { ChosenForum, PostValues } from './values.ts'

interface Note {
  /** The forum that the address names. */
  wanted: ChosenForum
  /** The forum to which the draft was written. */
  kept: ChosenForum
  /** The values before the draft was cleared. */
  cleared?: PostValues | undefined
}

/**
 * Finds out whether a draft was written to another forum than the address names. The note stays until the author
 * decides.
 */
export function useOtherDraft(form: {
  start: PostValues
  values: PostValues
  onTaken?: (() => void) | undefined
}) {
  const { values } = form
  // the restored draft, and the address at that time
  const [first] = useState({ wanted: form.start.forum, kept: values.forum })
  const [isSettled, setSettled] = useState(false)
  const [cleared, setCleared] = useState<PostValues>()
  const { wanted, kept } = first
  // choosing a forum by hand is a decision too
  const isOpen = !isSettled && wanted && kept && wanted.fid !== kept.fid && values.forum?.fid === kept.fid
  const note: Note | undefined = wanted && kept && (isOpen || cleared) ? { wanted, kept, cleared } : undefined
  const taken = useRef(form.onTaken)
  taken.current = form.onTaken
  const isTaken = !isOpen
  useEffect(() => {
    if (isTaken) taken.current?.()
  }, [isTaken])
  return {
    note,
    settle: () => {
      setSettled(true)
      setCleared(undefined)
    },
    clear: (before: PostValues) => {
      setSettled(true)
      setCleared(before)
    }
  }
}

interface DraftNoteProps extends Note {
  /** The time when the draft was saved, in milliseconds. */
  savedAt: number | undefined
  onKeep: () => void
  onMove: (forum: ChosenForum) => void
  onClear: () => void
  onBack: (before: PostValues) => void
}

/** Says to which forum the draft was written, and asks how to continue. */
export function DraftNote({ wanted, kept, cleared, savedAt, ...acts }: DraftNoteProps) {
  const t = useT()
  const time = savedAt === undefined ? '' : formatTime(Math.floor(savedAt / 1000))
  return (
    <div className={css.above}>
      {cleared ? (
        <Banner
          title={t('post.draftCleared', { name: wanted.name })}
          action={<Button onClick={() => acts.onBack(cleared)}>{t('post.draftBack')}</Button>}
        />
      ) : (
        <Banner
          tone="late"
          title={t('post.draftOfOther', { time, name: kept.name })}
          action={
            <div className={css.unsentActs}>
              <Button onClick={acts.onKeep}>{t('post.draftKeep', { name: kept.name })}</Button>
              <Button onClick={() => acts.onMove(wanted)}>
                {t('post.draftMove', { name: wanted.name })}
              </Button>
              <Button onClick={acts.onClear}>{t('post.draftClear')}</Button>
            </div>
          }
        >
          <p>{t('post.draftChoose', { name: wanted.name })}</p>
        </Banner>
      )}
    </div>
  )
}
