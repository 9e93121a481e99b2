import { ApiError, type SecondStep } from '@board/client/error'
import { hasPasskeys, passkeyTrouble, signByPasskey } from '@board/client/passkeys'
import { tabStore } from '@board/client/storage/storage'
import { codesLeftPlace, isCodeOfAuthenticator, isRecoveryCode } from '@board/schemas/facts/second-factor'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { keepSession, type LoginResult, type LoginType, placeOf } from '../../services/session.ts'
import { useThrottled } from '../../shared/forms/use-throttled.ts'
import { Button } from '../../ui/button.tsx'
import { DataForm } from '../../ui/forms/data-form.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import css from './account.module.css'
import { type SignInWay, useSignIn } from './use-sign-in.ts'

interface Props {
  step: SecondStep
  way: SignInWay
  loginType: LoginType
  /** Returns to the first step. */
  onBack: () => void
}

/** The refusal of a ticket that no longer serves: the sign-in begins again. */
const isOver = (failure: unknown) => failure instanceof ApiError && failure.code === 'USR0072'

/** A way to complete the sign-in. */
type Means = 'passkey' | 'code' | 'recovery'

/** Returns the ways that are open to the account in this browser, the first one first. */
const meansOf = ({ hasPasskey, hasAuthenticator }: SecondStep): Means[] => [
  ...(hasPasskey && hasPasskeys() ? (['passkey'] as const) : []),
  ...(hasAuthenticator ? (['code'] as const) : []),
  'recovery'
]

const hints = { passkey: 'step.passkeyHint', code: 'step.hint', recovery: 'step.recoveryHint' } as const
const verbs = { passkey: 'step.passkey', code: 'step.useCode', recovery: 'step.useRecovery' } as const

/** The texts of failures in the browser. No passkey is made here, so none is known already. */
const troubles = {
  cancelled: 'step.cancelled',
  known: 'step.failed',
  address: 'step.address',
  failed: 'step.failed'
} as const

/** Asks for a passkey, a code of the authenticator, or a recovery code, after a right first step. Decisions 0097, 0108. */
export default function SecondStepForm({ step, way, loginType, onBack }: Props) {
  const { ticket } = step
  const t = useT()
  const { call } = useServices()
  const { channelUrl } = useRoot()
  const toast = useToast()
  const signIn = useSignIn(way)
  const all = meansOf(step)
  const [means, setMeans] = useState<Means>(all[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [words, setWords] = useState('')
  const [over, setOver] = useState('')
  const [busy, setBusy] = useState(false)
  const isRecovery = means === 'recovery'

  async function enter(result: LoginResult) {
    keepSession(result, loginType)
    const left = isRecovery && (await call('getSecondFactor').catch(() => undefined))
    // the console, which an institution goes to, shows the number there
    if (left) tabStore.setItem(codesLeftPlace, String(left.recoveryCodesLeft))
    await signIn(result, loginType)
    if (left && !placeOf(result.organization, channelUrl)) {
      tabStore.removeItem(codesLeftPlace)
      toast(t('step.codesLeft', { count: left.recoveryCodesLeft }), 'late')
    }
  }

  /** Signs with a passkey and sends the signature. The browser asks the person meanwhile. */
  async function sendPasskey() {
    const options = await call('beginPasskeyStep', { body: { ticket } })
    const signed = await signByPasskey(options).catch(failure => ({ trouble: passkeyTrouble(failure) }))
    if ('trouble' in signed) return setWords(t(troubles[signed.trouble]))
    await enter(await call('takePasskeyStep', { body: { ticket, ...signed } }))
  }

  const submit = useThrottled(async () => {
    if (over) return
    if (means !== 'passkey' && !(isRecovery ? isRecoveryCode : isCodeOfAuthenticator)(code))
      return setWords(t(isRecovery ? 'step.recoveryShape' : 'step.sixDigits'))
    setWords('')
    setBusy(true)
    try {
      if (means === 'passkey') await sendPasskey()
      else await enter(await call('takeSecondStep', { body: { ticket, code: code.trim() } }))
    } catch (failure) {
      if (isOver(failure)) setOver(wordsFor(failure, t))
      else setWords(wordsFor(failure, t))
    } finally {
      setBusy(false)
    }
  })

  return (
    <DataForm
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {over ? (
        <Banner tone="late" title={t('step.title')}>
          {over}
        </Banner>
      ) : (
        <>
          <Banner title={t('step.title')}>{t(hints[means])}</Banner>
          {means === 'passkey' ? (
            words && <Banner tone="late">{words}</Banner>
          ) : (
            <TextField
              key={means}
              label={t(isRecovery ? 'step.recovery' : 'step.code')}
              name="code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              autoCapitalize="off"
              spellCheck={false}
              maxLength={20}
              // the form takes the place of the one whose button was pressed
              autoFocus
              value={code}
              error={words}
              onChange={event => setCode(event.target.value)}
            />
          )}
          <Button type="submit" tone="primary" wide busy={busy} autoFocus={means === 'passkey'}>
            {t(means === 'passkey' ? 'step.passkey' : 'step.submit')}
          </Button>
          {all.map(
            other =>
              other !== means && (
                <Button
                  key={other}
                  type="button"
                  wide
                  onClick={() => {
                    setMeans(other)
                    setCode('')
                    setWords('')
                  }}
                >
                  {t(verbs[other])}
                </Button>
              )
          )}
          {step.hasPasskey && !all.includes('passkey') && <p className={css.note}>{t('step.noPasskeys')}</p>}
        </>
      )}
      <Button type="button" wide onClick={onBack}>
        {t('step.back')}
      </Button>
    </DataForm>
  )
}
