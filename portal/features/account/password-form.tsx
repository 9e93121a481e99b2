import { ApiError } from '@board/client/error'
import { signInLengths } from '@board/schemas/formats'
import { useEffect, useState } from 'react'
import { wordsFor } from '../../app/failure.ts'
import { useGate } from '../../app/login-gate.tsx'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { useThrottled } from '../../shared/use-throttled.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import css from './account.module.css'
import { CaptchaField, useCaptcha } from './captcha-field.tsx'
import { ForbidNotice } from './forbid-notice.tsx'

/** Codes whose message belongs under the captcha: wrong, expired, empty. Specification 8. */
const captchaCodes = ['10007', '11103', '11104']

/** Milliseconds that the banner of a failure stays. Specification 9. */
const bannerStays = 5000

/** Signing in with user name and password; after the first failure with a captcha too. Specification 4, 5, 8. */
export function PasswordForm({ to }: { to?: string }) {
  const t = useT()
  const { call } = useServices()
  const { signedIn } = useGate()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState<{ username?: boolean; password?: boolean; captcha?: boolean }>({})
  const [failure, setFailure] = useState<ApiError>()
  const [words, setWords] = useState('')
  const [banner, setBanner] = useState('')
  const [busy, setBusy] = useState(false)
  const captcha = useCaptcha()

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(''), bannerStays)
    return () => clearTimeout(timer)
  }, [banner])

  const submit = useThrottled(async () => {
    setLeft({ username: true, password: true, captcha: true })
    if (!username.trim() || !password || (captcha.shown && !captcha.answered)) return
    setBusy(true)
    setFailure(undefined)
    setWords('')
    try {
      const answered = captcha.shown ? captcha.answer : {}
      const result = await call('peopleLogin', { body: { username: username.trim(), password, ...answered } })
      await signedIn(result, 1, to)
    } catch (error) {
      const said = wordsFor(error, t)
      setBanner(said)
      setWords(said)
      if (error instanceof ApiError) setFailure(error)
      setLeft(now => ({ ...now, captcha: false }))
      captcha.reveal()
    } finally {
      setBusy(false)
    }
  })

  const underCaptcha = failure !== undefined && captchaCodes.includes(failure.code)
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {banner && <Banner tone="late">{banner}</Banner>}
      {failure?.detail && <ForbidNotice title={failure.message} detail={failure.detail} />}
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        value={username}
        flagged={left.username && !username.trim()}
        onChange={event => setUsername(event.target.value)}
        onBlur={() => setLeft(now => ({ ...now, username: true }))}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={signInLengths.password}
        value={password}
        flagged={left.password && !password}
        error={!underCaptcha && words}
        onChange={event => setPassword(event.target.value)}
        onBlur={() => setLeft(now => ({ ...now, password: true }))}
      />
      {captcha.shown && (
        <CaptchaField
          captcha={captcha}
          flagged={(left.captcha || underCaptcha) && !captcha.value}
          error={underCaptcha ? words : undefined}
        />
      )}
      <Button type="submit" tone="primary" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
