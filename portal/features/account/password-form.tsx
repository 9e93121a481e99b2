import { ApiError } from '@board/client/error'
import { isBarred, restrictionOf, secondStepOf } from '@board/client/sign-in-refusal'
import { signInLengths } from '@board/schemas/facts/formats'
import { useEffect, useRef, useState } from 'react'
import { submitGap } from '../../lib/countdown.ts'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { type Services, useServices } from '../../services/services.tsx'
import { useThrottled } from '../../shared/forms/use-throttled.ts'
import { Button } from '../../ui/button.tsx'
import { DataForm } from '../../ui/forms/data-form.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './account.module.css'
import { captchaCodes } from './captcha-codes.ts'
import { CaptchaField, useCaptcha } from './captcha-field.tsx'
import { ForbidNotice } from './forbid-notice.tsx'
import { type OnSecondStep, type SignInWay, useSignIn } from './use-sign-in.ts'

/** The code of a sign-in that lacks the captcha. */
const noCaptcha = '11104'

/** The milliseconds for which the banner of a failure stays. Specification 9. */
const bannerDuration = 5000

interface Typed {
  username: string
  password: string
  captcha?: string
  uuid?: string
}

/**
 * The two ways to sign in with a password: the account of this site, and the passport of its operator. Specification 2,
 * 7.
 */
const ways = {
  password: {
    label: 'login.username',
    password: 'login.password',
    send: async (call: Services['call'], { username, password, captcha, uuid }: Typed) => {
      const { sha256Hex } = await import('@board/client/hash')
      return call('loginByUserName', {
        query: { uuid },
        body: { loginName: username, pass: password, password: sha256Hex(password), captcha }
      })
    }
  },
  passport: {
    label: 'login.passport',
    password: 'login.passportPassword',
    send: (call: Services['call'], typed: Typed) => call('peopleLogin', { body: typed })
  }
} as const

/**
 * The form to sign in with a name and a password. After the first failure it also shows a captcha. Specification 4, 5,
 * 8.
 */
export function PasswordForm({
  by,
  way,
  onStep,
  onName
}: {
  by: keyof typeof ways
  way: SignInWay
  onStep: OnSecondStep
  /** Called with the name as it is typed. */
  onName?: (name: string) => void
}) {
  const t = useT()
  const { call } = useServices()
  const signIn = useSignIn(way)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState<{ username?: boolean; password?: boolean; captcha?: boolean }>({})
  const [failure, setFailure] = useState<ApiError>()
  const [words, setWords] = useState('')
  /** The text above the form. Each failure is a new object, so that its banner stays for the full time. */
  const [banner, setBanner] = useState<{ words: string }>()
  const [busy, setBusy] = useState(false)
  const captcha = useCaptcha()
  /** True if the server asks for the captcha after a complete form, because it knows of failures before a reload. */
  const [isCaptchaAsked, setCaptchaAsked] = useState(false)

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(undefined), bannerDuration)
    return () => clearTimeout(timer)
  }, [banner])

  const submit = useThrottled(async () => {
    setLeft({ username: true, password: true, captcha: true })
    // an earlier refusal does not apply to what is typed now
    setBanner(undefined)
    setFailure(undefined)
    setWords('')
    if (!username.trim() || !password || (captcha.shown && !captcha.answered)) return
    setBusy(true)
    const typed = { username: username.trim(), password }
    try {
      await signIn(await ways[by].send(call, { ...typed, ...(captcha.shown && captcha.answer) }), 1)
    } catch (error) {
      const next = secondStepOf(error)
      if (next) return onStep(next, 1)
      const asksCaptcha = error instanceof ApiError && error.code === noCaptcha && !captcha.shown
      setCaptchaAsked(asksCaptcha)
      if (asksCaptcha) {
        setLeft({})
        return captcha.reveal()
      }
      const said = wordsFor(error, t)
      setBanner({ words: said })
      setWords(said)
      if (error instanceof ApiError) setFailure(error)
      setLeft(now => ({ ...now, captcha: false }))
      captcha.reveal()
    } finally {
      setBusy(false)
    }
  })

  // a solved captcha without a picture sends the form again by itself, as soon as another try is possible
  const sending = useRef(submit)
  sending.current = submit
  const { proof } = captcha
  useEffect(() => {
    if (proof === undefined || sending.current()) return
    const timer = setTimeout(() => sending.current(), submitGap)
    return () => clearTimeout(timer)
  }, [proof])

  const underCaptcha = failure !== undefined && captchaCodes.includes(failure.code)

  return (
    <DataForm
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {banner && <Banner tone="late">{banner.words}</Banner>}
      {isCaptchaAsked && <Banner>{t('login.captchaToo')}</Banner>}
      {failure && isBarred(failure) && (
        <ForbidNotice title={failure.message} detail={restrictionOf(failure)} />
      )}
      <TextField
        label={t(ways[by].label)}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={username}
        flagged={left.username && !username.trim()}
        onChange={event => {
          setUsername(event.target.value)
          onName?.(event.target.value.trim())
        }}
        onBlur={() => setLeft(now => ({ ...now, username: true }))}
      />
      <TextField
        label={t(ways[by].password)}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={signInLengths.password}
        value={password}
        flagged={left.password && !password}
        error={!underCaptcha && words}
        onChange={event => {
          setPassword(event.target.value)
          // the refusal was about the earlier password
          if (!underCaptcha) setWords('')
        }}
        onBlur={() => setLeft(now => ({ ...now, password: true }))}
      />
      {captcha.shown && (
        <CaptchaField
          captcha={captcha}
          autoFocus={isCaptchaAsked}
          flagged={(left.captcha || underCaptcha) && !captcha.value}
          error={underCaptcha ? words : left.captcha && !captcha.answered && t('login.captchaMissing')}
        />
      )}
      <Button type="submit" tone="primary" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </DataForm>
  )
}
