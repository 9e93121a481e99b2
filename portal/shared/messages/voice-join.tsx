import type { DataOf } from '@board/client'
import { voiceNoteMax } from '@board/schemas/facts/formats'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { askCompany, CompanyWait, type WritingCompany } from '../account/company-wait.tsx'
import { askRestriction, type Restriction, RestrictionNotice } from '../account/restriction.tsx'
import { useAct } from '../forms/use-act.ts'
import { useDraft } from '../forms/use-draft.ts'
import css from './voice-join.module.css'

export type Joined = DataOf<'joinMessage'>

interface VoiceJoinProps {
  tid: number
  /** The note to begin with: that of a voice which was just taken back. */
  note?: string | undefined
  /** True if the reader has joined, and only adds a note. */
  isJoined?: boolean
  onJoined: (joined: Joined) => void
  onCancel: () => void
}

/**
 * Joins a message. A muted person, or a company that may not write yet, reads why they cannot join, instead of filling in what
 * would be refused.
 */
export default function VoiceJoin(props: VoiceJoinProps) {
  const t = useT()
  const { call } = useServices()
  const [bar, setBar] = useState<{
    mute: Restriction | undefined
    company: WritingCompany | undefined
  } | null>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // joining is no new message: a limit of messages a day does not concern it
    void Promise.all([askRestriction({ call }), askCompany({ call })]).then(([found, own]) => {
      const company = own?.confirmed === false ? own : undefined
      const mute = found?.isMuted ? found : undefined
      setBar(mute || company ? { mute, company } : null)
    })
  }, [call])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is there once the answer is
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [bar])
  if (bar === undefined) return null
  if (bar === null) return <Fields {...props} />
  return (
    <div ref={place} tabIndex={-1} className={css.muted}>
      {bar.mute && <RestrictionNotice restriction={bar.mute} />}
      {bar.company && <CompanyWait company={bar.company} />}
      <div className={css.buttons}>
        <Button onClick={props.onCancel}>{t('ui.close')}</Button>
      </div>
    </div>
  )
}

/**
 * Joins a message, with an optional note that only its handlers read. The note survives a reload. It is not a form
 * element, because it is also used inside the form for a message.
 */
function Fields({ tid, note: start = '', isJoined = false, onJoined, onCancel }: VoiceJoinProps) {
  const t = useT()
  const { call } = useServices()
  const draft = useDraft({ note: start }, { name: `voice-${tid}` })
  const { note } = draft.values
  const [isTried, setTried] = useState(false)
  const isTooLong = countCharacters(note) > voiceNoteMax
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('textarea')?.focus({ preventScroll: true })
    // scrolls all of it into view, with the button to send, above the bar at the bottom of phones
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { run, busy, failure } = useAct(async (body: { note: string }, idempotencyKey) => {
    const joined = await call('joinMessage', { body: { tid, ...body }, idempotencyKey })
    draft.clear()
    onJoined(joined)
  })
  const send = () => {
    setTried(true)
    if (isTooLong) place.current?.querySelector('textarea')?.focus()
    else run({ note: note.trim() })
  }
  return (
    <div ref={place} className={css.join}>
      <TextArea
        label={t('voice.note')}
        hint={t('voice.noteHint')}
        optional
        rows={3}
        most={voiceNoteMax}
        value={note}
        error={isTried && isTooLong ? t('voice.badNote', { max: voiceNoteMax }) : undefined}
        onChange={event => draft.change({ note: event.target.value })}
      />
      {failure && <Banner tone="late">{failure.words}</Banner>}
      <div className={css.buttons}>
        <Button tone="primary" busy={busy} onClick={send}>
          {t(isJoined ? 'voice.sendNote' : 'voice.send')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t(isJoined ? 'voice.cancelNote' : 'voice.cancel')}
        </Button>
      </div>
    </div>
  )
}
