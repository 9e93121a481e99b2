import type { CallOptions } from '@board/client'
import { isOfComposition } from '@board/client/composition'
import { ApiError } from '@board/client/error'
import { phoneCodeSeconds, signInLengths } from '@board/schemas/facts/formats'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { secondsLeft } from '../../lib/countdown.ts'
import { useT } from '../../lib/i18n.tsx'
import { formatDate, formatTime } from '../../lib/time.ts'
import { wordsFor } from '../../services/failure.ts'
import { useRoot } from '../../services/root.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { useThrottled } from '../forms/use-throttled.ts'
import css from './code-field.module.css'
import { ContactWay } from './contact-way.tsx'

/** The typed code, and the time when a code was last sent, in milliseconds. */
export interface Code {
  code: string
  sentAt?: number
}

/** The channels of codes. */
export type CodeKind = 'phone' | 'email'

/** Other ways to reach the aim of the form, for a site that cannot send codes now. */
export type Instead = 'password' | 'proof' | 'email' | 'phone' | 'register' | 'later'

/** Called if no code was sent because the earlier one is still valid, with the seconds until the next one. */
export type OnEarlier = NonNullable<CallOptions['onEarlier']>

interface CodeFieldProps {
  id?: string
  name?: string
  label: string
  /** Without it, the code goes to a phone. */
  kind?: CodeKind
  /** The other ways, shown if the site cannot send codes. */
  instead?: Instead
  value: Code
  onChange: (change: Partial<Code>) => void
  /** Sends a code. A failure is shown under the field. */
  send: (onEarlier: OnEarlier) => Promise<unknown>
  /** The reason why no code can be sent yet; if set, the button does not send. */
  blocked?: string | false
  /** Called when the button is pressed while no code can be sent. */
  onBlocked?: () => void
  /** The receiver, masked. */
  sentTo?: ReactNode
  error?: string
  flagged?: boolean
}

/**
 * Edits a code that is sent to a phone or an e-mail address at most every 119 seconds. The field is disabled until a
 * code was sent. If the site cannot send codes now, it says so and what serves instead. Specification 4, 5.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    id,
    name = 'code',
    label,
    kind = 'phone',
    instead = 'later',
    value,
    onChange,
    send,
    blocked,
    onBlocked,
    sentTo,
    error,
    flagged
  } = props
  const t = useT()
  const isClosed = !useCanSend(kind)
  const closedId = useId()
  const whyId = useId()
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  /** The time from which another code can be sent, if the last press has sent none. */
  const [nextAt, setNextAt] = useState<string>()
  /** True after a refusal to send another code: the earlier one may still be valid. */
  const [mayHaveCode, setMayHaveCode] = useState(false)
  const seconds = useSecondsLeft(value.sentAt)
  const field = useRef<HTMLInputElement>(null)
  const isJustSent = useRef(false)
  /** True after a code was sent, until the person goes on: an earlier error no longer applies. */
  const [isAwaited, setAwaited] = useState(false)
  const isSent = value.sentAt !== undefined

  // the field becomes enabled after a code was sent, and the next step is to type it
  useEffect(() => {
    if (value.sentAt === undefined || !isJustSent.current) return
    isJustSent.current = false
    field.current?.focus()
  }, [value.sentAt])

  const press = useThrottled(async () => {
    if (isClosed) return
    if (blocked) return onBlocked?.()
    if (seconds > 0) return
    setSending(true)
    setFailure('')
    setNextAt(undefined)
    let wait: number | undefined
    try {
      await send(retryAfter => {
        wait = retryAfter ?? phoneCodeSeconds
      })
      isJustSent.current = true
      setAwaited(true)
      if (wait !== undefined) setNextAt(timeIn(wait))
      // the countdown continues that of the earlier code
      const since = Date.now() - (phoneCodeSeconds - (wait ?? phoneCodeSeconds)) * 1000
      onChange({ code: '', sentAt: since })
    } catch (error) {
      setFailure(wordsFor(error, t))
      if (!(error instanceof ApiError) || error.status !== 429) return
      setMayHaveCode(true)
      if (error.retryAfter !== undefined) setNextAt(timeIn(error.retryAfter))
    } finally {
      setSending(false)
    }
  })

  const isWaiting = seconds > 0
  const words = isWaiting ? t('code.resendIn', { seconds }) : t(isSent ? 'code.resend' : 'code.send')
  return (
    <>
      {isClosed && (
        <div id={closedId}>
          <Banner title={t(`code.closed.${kind}`)}>
            {t(`code.instead.${instead}`)}
            <br />
            {t('code.closed.contact')} <ContactWay />
          </Banner>
        </div>
      )}
      <TextField
        ref={field}
        id={id}
        label={label}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={signInLengths.phoneCode}
        disabled={!isSent && !mayHaveCode}
        value={value.code}
        flagged={flagged && !isAwaited}
        error={
          failure
            ? `${failure}${nextAt ? t('code.nextAt', { time: nextAt }) : ''}`
            : isAwaited
              ? undefined
              : error
        }
        hint={
          mayHaveCode && failure ? (
            t('code.mayHave')
          ) : isSent ? (
            <>
              {nextAt ? t('code.earlier') : t('code.sentTo')} {sentTo}
              {nextAt && t('code.nextAt', { time: nextAt })}
              {!isWaiting && <span className={css.again}>{t('code.again')}</span>}
            </>
          ) : (
            blocked && !isClosed && <span id={whyId}>{blocked}</span>
          )
        }
        onChange={event => onChange({ code: event.target.value.trim() })}
        onBlur={() => setAwaited(false)}
        onKeyDown={event => {
          if (event.key === 'Enter' && !isOfComposition(event.nativeEvent)) setAwaited(false)
        }}
        action={
          <Button
            className={css.send}
            isOff={isClosed || Boolean(blocked) || isWaiting}
            aria-describedby={isClosed ? closedId : blocked && !isSent ? whyId : undefined}
            busy={sending}
            onClick={press}
          >
            {words}
          </Button>
        }
      />
      <p className="visually-hidden" role="status">
        {isWaiting && !nextAt ? t('code.sent', { seconds: phoneCodeSeconds }) : ''}
        {isWaiting && nextAt && (
          <>
            {t('code.earlier')} {sentTo}
            {t('code.nextAt', { time: nextAt })}
          </>
        )}
        {isSent && !isWaiting ? t('code.again') : ''}
      </p>
    </>
  )
}

/** Tells whether the site can send codes to phones or e-mail addresses now. */
export function useCanSend(kind: CodeKind): boolean {
  const { codes } = useRoot()
  return kind === 'phone' ? codes.sms : codes.email
}

/** Returns the time of day after some seconds; on another day also the date. */
function timeIn(seconds: number): string {
  const now = Math.floor(Date.now() / 1000)
  // a minute that has begun is not over
  const at = formatTime(now + seconds + 59)
  return at.startsWith(formatDate(now)) ? at.slice(11) : at
}

/** Returns the whole seconds until a code can be sent again. */
function useSecondsLeft(sentAt: number | undefined): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (sentAt === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (secondsLeft(sentAt, Date.now()) === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [sentAt])
  return secondsLeft(sentAt, Math.max(now, sentAt ?? 0))
}
