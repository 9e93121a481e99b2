import { ApiError, type SecondStep } from '@board/client'
import { codesLeftPlace } from '@board/schemas/second-factor'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { failureWords } from '../api/failure.ts'
import { useThrottle } from '../derive/dialog/throttle.ts'
import { asInput } from '../derive/form/asInput.tsx'
import { isSixDigits, toSixDigits } from '../derive/form/isSixDigits.ts'
import { DigitsControl } from '../widgets/inputs/digits.tsx'
import { TextControl } from '../widgets/inputs/text.tsx'
import { ActionButton } from '../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../widgets/parts/FormBox.tsx'
import { isRecoveryCode } from './isRecoveryCode.ts'
import { keepSession } from './sessionCookies.ts'

const CodeInput = asInput(DigitsControl)
const TextInput = asInput(TextControl)
const noValues = { code: '' }

/** Refusals about the code. After any other refusal the sign-in starts again. */
const aboutCode = ['USR0071', 'USR0077', 'USR0078', 'GEN0400']

/** Notes how many recovery codes are left, for the notice of the next page. Without an answer there is no notice. */
async function keepCodesLeft(): Promise<void> {
  const factor = await api.call('getSecondFactor').catch(() => undefined)
  if (factor) sessionStorage.setItem(codesLeftPlace, String(factor.recoveryCodesLeft))
}

interface Props {
  step: SecondStep
  onDone: () => Promise<void>
  /** Returns to name and password; the text gives the reason, and is empty if the person chose it. */
  onBack: (words: string) => void
}

/** Asks for a code of the authenticator, or for a recovery code, after the right password. Decision 0097. */
export function SecondStepForm({ step: { ticket }, onDone, onBack }: Props) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [isRecovery, setRecovery] = useState(false)
  const [busy, setBusy] = useState(false)
  async function submit({ code }: Entered): Promise<FieldWords | undefined> {
    setBusy(true)
    try {
      keepSession(await api.call('takeSecondStep', { body: { ticket, code: String(code).trim() } }))
      if (isRecovery) await keepCodesLeft()
      await onDone()
      return undefined
    } catch (refusal) {
      const words = failureWords(refusal, translate)
      setBusy(false)
      if (!(refusal instanceof ApiError) || refusal.status === 0 || aboutCode.includes(refusal.code))
        return { code: words }
      onBack(words)
      return undefined
    }
  }
  const Input = isRecovery ? TextInput : CodeInput
  return (
    <FormBox
      key={String(isRecovery)}
      label={translate('login.step.title')}
      defaultValues={noValues}
      onSubmit={async entered => (await throttle(() => submit(entered)))?.data}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Box>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('login.step.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(isRecovery ? 'login.step.recoveryHint' : 'login.step.hint')}
        </Typography>
      </Box>
      <Input
        source="code"
        id="second-step-code"
        label={translate(isRecovery ? 'login.step.recovery' : 'login.step.code')}
        isRequired
        validate={isRecovery ? isRecoveryCode : isSixDigits}
        autoFocus
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        parse={text => (isRecovery ? text?.slice(0, 20) : toSixDigits(text))}
      />
      <ActionButton tone="primary" submit busy={busy}>
        {translate('login.step.submit')}
      </ActionButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
        <Link component="button" type="button" onClick={() => setRecovery(!isRecovery)}>
          {translate(isRecovery ? 'login.step.useCode' : 'login.step.useRecovery')}
        </Link>
        <Link component="button" type="button" onClick={() => onBack('')}>
          {translate('login.step.back')}
        </Link>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('login.step.lost')}
      </Typography>
    </FormBox>
  )
}
