import { phoneCodeSeconds, signInLengths } from '@board/schemas/formats'
import { useEffect, useRef, useState } from 'react'
import { wordsFor } from '../../app/failure.ts'
import { useServices } from '../../app/services.tsx'
import { secondsLeft } from '../../lib/countdown.ts'
import { useT } from '../../lib/i18n.tsx'
import { isMobile } from '../../lib/validation.ts'
import { useThrottled } from '../../shared/use-throttled.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Masked } from '../../ui/masked.tsx'
import css from './account.module.css'

export interface PhoneCode {
  phone: string
  code: string
  /** When a code was last sent, in milliseconds; the code's field is shut before. */
  sentAt?: number
}

export const noPhoneCode: PhoneCode = { phone: '', code: '' }

interface PhoneCodeFieldsProps {
  operation: 'getLoginPhoneVerifycode' | 'getRegisterPhoneVerifycode'
  value: PhoneCode
  onChange: (change: (now: PhoneCode) => Partial<PhoneCode>) => void
  /** What the last submission said about the code. */
  error?: string
  /** Whether submission was tried, so that empty fields are marked, without words as at signing in. */
  tried?: boolean
  /** In a form of `useForm`: ids and problems of the fields `phone` and `code`. */
  idOf?: (field: string) => string
  errorOf?: (field: string) => string | undefined
}

/** Phone number and code with its 119 s rule. Specification 4, 5. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { operation, value, onChange, error, tried = false, idOf, errorOf } = props
  const t = useT()
  const { call } = useServices()
  const [left, setLeft] = useState(false)
  const [words, setWords] = useState('')
  const [sending, setSending] = useState(false)
  const seconds = useSecondsLeft(value.sentAt)
  const good = isMobile(value.phone)
  const code = useRef<HTMLInputElement>(null)
  const isJustSent = useRef(false)

  // The button is shut for two minutes now; what one does next is to type the code. Its field opens with the sending.
  useEffect(() => {
    if (value.sentAt === undefined || !isJustSent.current) return
    isJustSent.current = false
    code.current?.focus()
  }, [value.sentAt])

  const send = useThrottled(async () => {
    if (!good || seconds > 0) return
    setSending(true)
    setWords('')
    try {
      await call(operation, { body: { phone: value.phone } })
      isJustSent.current = true
      onChange(() => ({ code: '', sentAt: Date.now() }))
    } catch (failure) {
      setWords(wordsFor(failure, t))
    } finally {
      setSending(false)
    }
  })

  return (
    <>
      <TextField
        id={idOf?.('phone')}
        label={t('login.phone')}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={signInLengths.phone}
        value={value.phone}
        flagged={(left || tried) && !value.phone}
        error={(left || tried) && value.phone && !good ? t('login.badPhone') : errorOf?.('phone')}
        onChange={event => {
          const phone = event.target.value.trim()
          onChange(() => ({ phone }))
        }}
        onBlur={() => setLeft(true)}
      />
      <TextField
        ref={code}
        id={idOf?.('code')}
        label={t('login.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={signInLengths.phoneCode}
        disabled={value.sentAt === undefined}
        value={value.code}
        flagged={tried && !value.code}
        error={words || error || errorOf?.('code')}
        hint={
          value.sentAt !== undefined && (
            <>
              {t('login.codeSentTo')} <Masked mobile={value.phone} />
            </>
          )
        }
        onChange={event => {
          const code = event.target.value.trim()
          onChange(() => ({ code }))
        }}
        action={
          <Button className={css.send} disabled={!good || seconds > 0} busy={sending} onClick={send}>
            {seconds > 0
              ? t('login.resendIn', { seconds })
              : t(value.sentAt === undefined ? 'login.sendCode' : 'login.resendCode')}
          </Button>
        }
      />
      <p className="visually-hidden" role="status">
        {seconds > 0 ? t('login.codeSent', { seconds: phoneCodeSeconds }) : ''}
        {seconds === 0 && value.sentAt !== undefined ? t('login.codeAgain') : ''}
      </p>
    </>
  )
}

/** Whole seconds until a code can be sent again. */
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
