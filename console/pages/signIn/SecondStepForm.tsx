import { ApiError, type SecondStep } from '@board/client'
import { hasPasskeys } from '@board/client/passkeys'
import { tabStore } from '@board/client/storage/storage'
import { codesLeftPlace } from '@board/schemas/facts/second-factor'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { isSixDigits, toSixDigits } from '../../fields/isSixDigits.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { keepSession } from '../../session/sessionCookies.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { DigitsControl } from '../../widgets/inputs/digits.tsx'
import { TextControl } from '../../widgets/inputs/text.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { isRecoveryCode } from './isRecoveryCode.ts'
import { PasskeyStep, type StepProps } from './PasskeyStep.tsx'

const CodeInput = asInput(DigitsControl)
const TextInput = asInput(TextControl)
const noValues = { code: '' }

/** Refusals about what was sent. After any other refusal the sign-in starts again. */
const mayTryAgain = ['USR0071', 'USR0077', 'USR0078', 'USR0079', 'USR0082', 'GEN0400']

/** Notes how many recovery codes are left, for the notice of the next page. Without an answer there is no notice. */
async function keepCodesLeft(): Promise<void> {
  const factor = await api.call('getSecondFactor').catch(() => undefined)
  if (factor) tabStore.setItem(codesLeftPlace, String(factor.recoveryCodesLeft))
}

/** Tells whether the server has not answered, or has failed or was too busy: the ticket is still valid. */
const isUnanswered = ({ status }: ApiError) => status === 0 || status >= 500

type Way = 'passkey' | 'code' | 'recovery'

/** Returns the ways that are open to the account in this browser, the first one first. */
const waysOf = ({ hasPasskey, hasAuthenticator }: SecondStep): Way[] => [
  ...(hasPasskey && hasPasskeys() ? (['passkey'] as const) : []),
  ...(hasAuthenticator ? (['code'] as const) : []),
  'recovery'
]

interface Props {
  step: SecondStep
  onDone: () => Promise<void>
  /** Returns to name and password; the text gives the reason, and is empty if the person chose it. */
  onBack: (words: string) => void
}

/**
 * Asks for the second factor after the right password: a passkey, a code of the authenticator or a recovery code.
 * Decisions 0097, 0108.
 */
export function SecondStepForm({ step, onDone, onBack }: Props) {
  const translate = useTranslate()
  const ways = waysOf(step)
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')

  /** Takes the second step. It returns the text of a refusal after which the person may try again. */
  async function take(send: () => Promise<string | undefined>): Promise<string | undefined> {
    try {
      const trouble = await send()
      if (trouble === undefined) await onDone()
      return trouble
    } catch (refusal) {
      const words = failureWords(refusal, translate)
      if (!(refusal instanceof ApiError) || isUnanswered(refusal) || mayTryAgain.includes(refusal.code))
        return words
      onBack(words)
      return undefined
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('login.step.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate(`login.step.hints.${way}`)}</Typography>
      </Box>
      {way === 'passkey' ? (
        <PasskeyStep ticket={step.ticket} take={take} />
      ) : (
        <CodeStep key={way} ticket={step.ticket} isRecovery={way === 'recovery'} take={take} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
        {ways.map(
          other =>
            other !== way && (
              <Link key={other} component="button" type="button" onClick={() => setWay(other)}>
                {translate(`login.step.use.${other}`)}
              </Link>
            )
        )}
        <Link component="button" type="button" onClick={() => onBack('')}>
          {translate('login.step.back')}
        </Link>
      </Box>
      {step.hasPasskey && !ways.includes('passkey') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('login.step.noPasskeys')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('login.step.lost')}
      </Typography>
    </Box>
  )
}

/** Asks for a code of the authenticator, or for a recovery code. */
function CodeStep({ ticket, isRecovery, take }: StepProps & { isRecovery: boolean }) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  async function submit({ code }: Entered): Promise<FieldWords | undefined> {
    setBusy(true)
    const words = await take(async () => {
      keepSession(await api.call('takeSecondStep', { body: { ticket, code: String(code).trim() } }))
      if (isRecovery) await keepCodesLeft()
      return undefined
    })
    if (words === undefined) return undefined
    setBusy(false)
    return { code: words }
  }
  const Input = isRecovery ? TextInput : CodeInput
  return (
    <FormBox
      label={translate('login.step.title')}
      defaultValues={noValues}
      onSubmit={async entered => (await throttle(() => submit(entered)))?.data}
      sx={{ display: 'grid', gap: 4 }}
    >
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
    </FormBox>
  )
}
