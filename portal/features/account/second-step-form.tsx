import { ApiError, type SecondStep } from '@board/client/error'
import { codesLeftPlace, isCodeOfAuthenticator, isRecoveryCode } from '@board/schemas/second-factor'
import { useState } from 'react'
import { wordsFor } from '../../app/failure.ts'
import { useRoot } from '../../app/root.ts'
import { useServices } from '../../app/services.tsx'
import { keepSession, type LoginType, placeOf } from '../../app/session.ts'
import { useT } from '../../lib/i18n.tsx'
import { useThrottled } from '../../shared/use-throttled.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DataForm } from '../../ui/data-form.tsx'
import { TextField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
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

/** Asks for a code of the authenticator, or a recovery code, after a right first step. Decision 0097. */
export default function SecondStepForm({ step: { ticket }, way, loginType, onBack }: Props) {
  const t = useT()
  const { call } = useServices()
  const { channelUrl } = useRoot()
  const toast = useToast()
  const signIn = useSignIn(way)
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [words, setWords] = useState('')
  const [over, setOver] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = useThrottled(async () => {
    if (over) return
    if (!(isRecovery ? isRecoveryCode : isCodeOfAuthenticator)(code))
      return setWords(t(isRecovery ? 'step.recoveryShape' : 'step.sixDigits'))
    setWords('')
    setBusy(true)
    try {
      const result = await call('takeSecondStep', { body: { ticket, code: code.trim() } })
      keepSession(result, loginType)
      const left = isRecovery && (await call('getSecondFactor').catch(() => undefined))
      // the console, which an institution goes to, shows the number there
      if (left) sessionStorage.setItem(codesLeftPlace, String(left.recoveryCodesLeft))
      await signIn(result, loginType)
      if (left && !placeOf(result.organization, channelUrl)) {
        sessionStorage.removeItem(codesLeftPlace)
        toast(t('step.codesLeft', { count: left.recoveryCodesLeft }), 'late')
      }
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
          <Banner title={t('step.title')}>{t(isRecovery ? 'step.recoveryHint' : 'step.hint')}</Banner>
          <TextField
            key={String(isRecovery)}
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
          <Button type="submit" tone="primary" wide busy={busy}>
            {t('step.submit')}
          </Button>
          <Button
            type="button"
            wide
            onClick={() => {
              setRecovery(!isRecovery)
              setCode('')
              setWords('')
            }}
          >
            {t(isRecovery ? 'step.useCode' : 'step.useRecovery')}
          </Button>
        </>
      )}
      <Button type="button" wide onClick={onBack}>
        {t('step.back')}
      </Button>
    </DataForm>
  )
}
