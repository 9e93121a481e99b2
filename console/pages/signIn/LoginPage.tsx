import { ApiError, type Restriction, type SecondStep } from '@board/client'
import { isBarred, restrictionOf, secondStepOf } from '@board/client/sign-in-refusal'
import { signInLengths } from '@board/schemas/facts/formats'
import { Alert, Box, Link, Paper, Typography } from '@mui/material'
import { useLogin, useTranslate } from 'ra-core'
import { Suspense, useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords, isPassing } from '../../api/failure.ts'
import { keepSignedIn } from '../../api/signedIn.ts'
import { fetchSite } from '../../api/site.ts'
import { readCookie } from '../../base/cookies.ts'
import { faceOf } from '../../base/face.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { isFilled } from '../../fields/isFilled.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { fieldOfFailure, noCaptcha, placeAfterLogin } from '../../session/rules.ts'
import { organizationOfCookie } from '../../session/sessionCookies.ts'
import { saysEnded } from '../../session/signInRoute.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { PasswordControl, TextControl } from '../../widgets/inputs/text.tsx'
import { WithoutPrefill } from '../../widgets/inputs/WithoutPrefill.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { LanguageMenu } from '../../widgets/parts/LanguageMenu.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { Ban } from './Ban.tsx'
import { Captcha } from './Captcha.tsx'
import { CaptchaProof } from './CaptchaProof.tsx'
import { placeOfNext } from './next.ts'

/** Milliseconds for which the banner of a refused sign-in is shown (specification 4, 8). */
const bannerTime = 5000

const newUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Reloads the whole page after signing in, because the face may change.
 * @param wanted the address that the person opened before signing in
 */
async function enter(wanted: string | null): Promise<void> {
  const [permissions, site, { updatePwd, needSecondFactor, authority }] = await Promise.all([
    api.call('userPermissions'),
    fetchSite(readCookie('language') ?? 'zh-CN'),
    api.call('getInfo')
  ])
  // a person who must change the password or set up a second factor does so in the console first, even if the next
  // place is another site
  const organization = organizationOfCookie()
  const place = placeAfterLogin(
    organization,
    permissions,
    updatePwd || needSecondFactor ? '' : site.channelUrl
  )
  keepSignedIn()
  const reader = { organization, permissions, authority }
  window.location.assign(placeOfNext(wanted, faceOf(window.location.pathname), reader) ?? place)
}

const KeptNote = lazyPart(() => import('./KeptNote.tsx').then(it => ({ default: it.KeptNote })))
const SecondStepForm = lazyPart(() =>
  import('./SecondStepForm.tsx').then(it => ({ default: it.SecondStepForm }))
)

const TextInput = asInput(TextControl)
const PasswordInput = asInput(PasswordControl)
const noValues = { username: '', password: '', captcha: '' }

/** A failure that says nothing about what was entered: the server is busy, or does not answer. */
interface Delay {
  refusal: unknown
  /** True if the person is signed in already, and only the next page could not be opened. */
  isSignedIn?: boolean
}

/** Signs in with a password; the captcha appears after the first failure (specification 4, 5, 8). */
export function LoginPage() {
  const translate = useTranslate()
  const login = useLogin()
  const throttle = useThrottle()
  const [uuid, setUuid] = useState<string>()
  const [proof, setProof] = useState<string>()
  const [banner, setBanner] = useState('')
  /** The restriction of an account that may not sign in; null for one without a rule. */
  const [ban, setBan] = useState<Restriction | null>()
  const [isFlagged, setFlagged] = useState(false)
  const [isCaptchaAsked, setCaptchaAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<SecondStep>()
  const [delay, setDelay] = useState<Delay>()
  const wasLost = saysEnded(window.location.search)
  const next = new URLSearchParams(window.location.search).get('next')

  useEffect(() => {
    document.title = `${translate('login.title')} · ${translate('app.title')}`
  }, [translate])
  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(''), bannerTime)
    return () => clearTimeout(timer)
  }, [banner])

  function refresh() {
    setUuid(newUuid())
    setProof(undefined)
  }
  /** Signs in. If it is refused, it returns the text of the refusal under the name of the field that it concerns. */
  async function submit({ username, password, captcha }: Entered): Promise<FieldWords | undefined> {
    const answer = proof ? { uuid: proof } : uuid ? { captcha: String(captcha).trim(), uuid } : {}
    setBusy(true)
    setDelay(undefined)
    try {
      await login({ username: String(username).trim(), password, ...answer })
    } catch (refusal) {
      const second = secondStepOf(refusal)
      if (second) {
        setBusy(false)
        setBan(undefined)
        setBanner('')
        setStep(second)
        return undefined
      }
      // a busy server says nothing about the name and the password
      if (isPassing(refusal)) {
        setBusy(false)
        setDelay({ refusal })
        return undefined
      }
      const code = refusal instanceof ApiError ? refusal.code : ''
      const words = failureWords(refusal, translate)
      // after a reload the page does not know of earlier failures; the person could not fill in the captcha
      const asksCaptcha = code === noCaptcha && !uuid
      setCaptchaAsked(asksCaptcha)
      if (asksCaptcha) {
        refresh()
        setBanner('')
        setBusy(false)
        return undefined
      }
      setBanner(words)
      setBan(isBarred(refusal) ? (restrictionOf(refusal) ?? null) : undefined)
      refresh()
      setBusy(false)
      return { [fieldOfFailure(code, words)]: words }
    }
    await goOn()
    return undefined
  }

  /** Opens the page that was wanted. If the server is too busy for it, the person is signed in and may try again. */
  async function goOn(): Promise<void> {
    setBusy(true)
    setDelay(undefined)
    try {
      await enter(next)
    } catch (refusal) {
      setBusy(false)
      setDelay({ refusal, isSignedIn: true })
    }
  }

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 4 }}>
      {banner && (
        <Alert
          severity="error"
          variant="filled"
          role="alert"
          sx={{ position: 'fixed', top: 16, insetInline: 16, mx: 'auto', maxWidth: 460, zIndex: 'snackbar' }}
        >
          {banner}
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
        {delay?.isSignedIn && (
          <Box sx={{ mb: 4, '& > .MuiAlert-root': { m: 0 } }}>
            <Failed error={delay.refusal} onRetry={() => void throttle(goOn)} />
          </Box>
        )}
        {step ? (
          <Suspense>
            <SecondStepForm
              step={step}
              onDone={goOn}
              onBack={words => {
                setStep(undefined)
                setBanner(words)
                if (words) refresh()
              }}
            />
          </Suspense>
        ) : (
          <>
            {wasLost && (
              <Alert severity="info" variant="outlined" role="status" sx={{ mb: 4 }}>
                {translate('login.ended')}
              </Alert>
            )}
            {(wasLost || next !== null) && (
              <Suspense>
                <KeptNote returns={next !== null} />
              </Suspense>
            )}
            {ban !== undefined && <Ban ban={ban ?? undefined} />}
            <WithoutPrefill>
              <FormBox
                defaultValues={noValues}
                onSubmit={async entered => (await throttle(() => submit(entered)))?.data}
                sx={{ display: 'grid', gap: 4 }}
              >
                {/* an empty name is marked only visually (specification 5) */}
                <Box
                  onBlur={({ target }) =>
                    setFlagged(target instanceof HTMLInputElement && target.value.trim() === '')
                  }
                  data-flagged={isFlagged || undefined}
                  sx={
                    isFlagged ? { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'error.main' } } : {}
                  }
                >
                  <TextInput
                    source="username"
                    id="username"
                    label={translate('ra.auth.username')}
                    isRequired
                    validate={isFilled}
                    autoFocus
                    autoComplete="username"
                  />
                </Box>
                <PasswordInput
                  source="password"
                  id="password"
                  label={translate('ra.auth.password')}
                  isRequired
                  validate={isFilled}
                  parse={text => text?.slice(0, signInLengths.password)}
                  autoComplete="current-password"
                />
                {uuid && !proof && <Captcha uuid={uuid} isAsked={isCaptchaAsked} onRefresh={refresh} />}
                {uuid && <CaptchaProof proved={proof !== undefined} onProved={setProof} onBack={refresh} />}
                {delay && !delay.isSignedIn && (
                  <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
                    <Notice
                      kind="warning"
                      words={failureWords(delay.refusal, translate)}
                      action={
                        <ActionButton small submit busy={busy}>
                          {translate('board.retry')}
                        </ActionButton>
                      }
                    />
                  </Box>
                )}
                <ActionButton tone="primary" submit busy={busy}>
                  {translate('ra.auth.sign_in')}
                </ActionButton>
              </FormBox>
            </WithoutPrefill>
          </>
        )}
        <Typography variant="body2" sx={{ mt: 6 }}>
          <Link href="/">{translate('layout.returnToSite')}</Link>
        </Typography>
      </Paper>
    </Box>
  )
}
