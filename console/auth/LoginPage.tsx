import { ApiError } from '@board/client'
import { Alert, Box, Link, Paper, Typography } from '@mui/material'
import { useLogin, useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '../api/client.ts'
import { readCookie } from '../api/cookies.ts'
import { failureWords } from '../api/failure.ts'
import { fetchSite } from '../api/site.ts'
import { LanguageMenu } from '../layout/LanguageMenu.tsx'
import { PasswordControl, TextControl } from '../widgets/inputs/text.tsx'
import { ActionButton } from '../widgets/parts/Buttons.tsx'
import { organizationOfCookie } from './authProvider.ts'
import { Captcha } from './Captcha.tsx'
import { CaptchaProof } from './CaptchaProof.tsx'
import { fieldOfFailure, placeAfterLogin } from './rules.ts'

/**
 * Milliseconds for which the banner of a refused sign-in stays, and between two tries (specification 4, 8,
 * 9).
 */
const bannerTime = 5000
const throttle = 1000

const newUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

interface Failure {
  field: 'captcha' | 'password'
  words: string
}

/** Reloads the whole page after signing in, because the face may change. */
async function enter(): Promise<void> {
  const [permissions, site, { updatePwd }] = await Promise.all([
    api.call('userPermissions'),
    fetchSite(readCookie('language') ?? 'zh-CN'),
    api.call('getInfo')
  ])
  // a person who must change the password does it here first, even if they would leave for another site
  const place = placeAfterLogin(organizationOfCookie(), permissions, updatePwd ? '' : site.channelUrl)
  const wanted = new URLSearchParams(window.location.search).get('next')
  window.location.assign(wanted?.startsWith(`${place.split('/').slice(0, 2).join('/')}/`) ? wanted : place)
}

/** Signs in with a password; the captcha appears after the first failure (specification 4, 5, 8). */
export function LoginPage() {
  const translate = useTranslate()
  const login = useLogin()
  const [values, setValues] = useState({ username: '', password: '', captcha: '' })
  const [uuid, setUuid] = useState<string>()
  const [proof, setProof] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [banner, setBanner] = useState(false)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const lastTry = useRef(0)

  useEffect(() => {
    document.title = `${translate('login.title')} · ${translate('app.title')}`
  }, [translate])
  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(false), bannerTime)
    return () => clearTimeout(timer)
  }, [banner])

  const set = (name: keyof typeof values) => (value: unknown) =>
    setValues({ ...values, [name]: String(value ?? '') })
  const empty = (name: keyof typeof values) =>
    asked && values[name].trim() === '' ? translate('ra.validation.required') : undefined
  const error = (field: Failure['field']) => (failure?.field === field ? failure.words : empty(field))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    const needed = [values.username, values.password, ...(uuid && !proof ? [values.captcha] : [])]
    if (busy || needed.some(value => value.trim() === '') || Date.now() - lastTry.current < throttle) return
    lastTry.current = Date.now()
    setBusy(true)
    setFailure(undefined)
    try {
      const { username, password, captcha } = values
      const answer = proof ? { uuid: proof } : uuid ? { captcha: captcha.trim(), uuid } : {}
      await login({ username: username.trim(), password, ...answer })
      await enter()
    } catch (refusal) {
      const code = refusal instanceof ApiError ? refusal.code : ''
      const words = failureWords(refusal, translate)
      setFailure({ field: fieldOfFailure(code, words), words })
      setBanner(true)
      refresh()
      setValues(typed => ({ ...typed, captcha: '' }))
      setAsked(false)
      setBusy(false)
    }
  }

  function refresh() {
    setUuid(newUuid())
    setProof(undefined)
  }
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 4 }}>
      {banner && failure && (
        <Alert
          severity="error"
          variant="filled"
          role="alert"
          sx={{ position: 'fixed', top: 16, insetInline: 16, mx: 'auto', maxWidth: 460, zIndex: 'snackbar' }}
        >
          {failure.words}
        </Alert>
      )}
      <Paper
        variant="outlined"
        sx={{ width: '100%', maxWidth: 460, p: { xs: 6, sm: 10 }, borderRadius: '10px' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 6 }}>
          <Box component="img" src="/console-assets/icon.svg" alt="" sx={{ width: 28, height: 28 }} />
          <Typography variant="h1" sx={{ mr: 'auto' }}>
            {translate('login.title')}
          </Typography>
          <LanguageMenu />
        </Box>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
          <TextControl
            id="username"
            name="username"
            label={translate('ra.auth.username')}
            value={values.username}
            onChange={set('username')}
            schema={{ type: 'string' }}
            required
            autoFocus
            error={empty('username')}
            autoComplete="username"
          />
          <PasswordControl
            id="password"
            name="password"
            label={translate('ra.auth.password')}
            value={values.password}
            onChange={value => set('password')(String(value ?? '').slice(0, 20))}
            schema={{ type: 'string' }}
            required
            error={error('password')}
            autoComplete="current-password"
          />
          {uuid && !proof && (
            <Captcha
              uuid={uuid}
              value={values.captcha}
              error={error('captcha')}
              onChange={set('captcha')}
              onRefresh={refresh}
            />
          )}
          {uuid && <CaptchaProof proved={proof !== undefined} onProved={setProof} onBack={refresh} />}
          <ActionButton tone="primary" submit busy={busy}>
            {translate('ra.auth.sign_in')}
          </ActionButton>
        </Box>
        <Typography variant="body2" sx={{ mt: 6 }}>
          <Link href="/">{translate('layout.returnToSite')}</Link>
        </Typography>
      </Paper>
    </Box>
  )
}
