import { ApiError } from '@board/client/error'
import { isStrongPassword, signInLengths } from '@board/schemas/formats'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { wordsFor } from '../../app/failure.ts'
import { useGate } from '../../app/login-gate.tsx'
import { useServices } from '../../app/services.tsx'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { isMobile } from '../../lib/validation.ts'
import { useThrottled } from '../../shared/use-throttled.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import css from './account.module.css'
import { noPhoneCode, PhoneCodeFields } from './phone-code.tsx'

export const handle: PageHandle = { title: t => t('signUp.title') }

/** A nickname as the contract has it: 2 to 20 of Han, letters, digits, and a few signs. */
const nickNamePattern = /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u

/** Which field a refusal belongs under; the others stand above the form. */
const fieldOf: Record<string, 'code' | 'username' | 'password'> = {
  '1011': 'code',
  USR0050: 'username',
  USR0052: 'password'
}

/** Registering with a phone code. Whoever registers is signed in. Specification 5. */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  const { call } = useServices()
  const { signedIn } = useGate()
  const [phoneCode, setPhoneCode] = useState(noPhoneCode)
  const [form, setForm] = useState({ username: '', password: '', again: '', nickName: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const field = failure instanceof ApiError ? fieldOf[failure.code] : undefined

  const errors = {
    username: form.username.trim() ? undefined : t('signUp.needsUsername'),
    nickName: nickNamePattern.test(form.nickName.trim()) ? undefined : t('signUp.badNickName'),
    password: isStrongPassword(form.password) ? undefined : t('signUp.badPassword'),
    again: form.again === form.password ? undefined : t('signUp.differs')
  }
  const submit = useThrottled(async () => {
    setTried(true)
    if (Object.values(errors).some(Boolean) || !isMobile(phoneCode.phone) || !phoneCode.code) return
    setBusy(true)
    setFailure(undefined)
    try {
      const result = await call('register', {
        body: {
          username: form.username.trim(),
          password: form.password,
          nickName: form.nickName.trim(),
          phone: phoneCode.phone,
          verifyCode: phoneCode.code
        }
      })
      await signedIn(result, 1, safePath(query.get('to')))
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  })

  const bind = (name: keyof typeof form) => ({
    name,
    value: form[name],
    error: (tried && errors[name]) || (field === name ? wordsFor(failure, t) : undefined),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value })
  })
  return (
    <div className={css.page}>
      <h1>{t('signUp.title')}</h1>
      <noscript>
        <p>{t('login.needsScripts')}</p>
      </noscript>
      <Card>
        <form
          className={css.form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            submit()
          }}
        >
          {failure !== undefined && field === undefined && (
            <Banner tone="late">{wordsFor(failure, t)}</Banner>
          )}
          <PhoneCodeFields
            operation="getRegisterPhoneVerifycode"
            value={phoneCode}
            onChange={setPhoneCode}
            tried={tried}
            error={field === 'code' ? wordsFor(failure, t) : undefined}
          />
          <TextField
            {...bind('username')}
            label={t('login.username')}
            hint={t('signUp.usernameHint')}
            autoComplete="username"
            maxLength={50}
          />
          <TextField
            {...bind('nickName')}
            label={t('signUp.nickName')}
            hint={t('signUp.nickNameHint')}
            autoComplete="nickname"
            maxLength={20}
          />
          <TextField
            {...bind('password')}
            label={t('login.password')}
            hint={t('signUp.passwordHint')}
            type="password"
            autoComplete="new-password"
            maxLength={signInLengths.password}
          />
          <TextField
            {...bind('again')}
            label={t('signUp.again')}
            type="password"
            autoComplete="new-password"
            maxLength={signInLengths.password}
          />
          <Button type="submit" tone="primary" wide busy={busy}>
            {t('signUp.submit')}
          </Button>
        </form>
        <p className={css.foot}>
          {t('signUp.hasAccount')} <Link to="/login">{t('login.submit')}</Link>
        </p>
      </Card>
    </div>
  )
}
