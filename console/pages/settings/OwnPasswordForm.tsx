import { signInLengths } from '@board/schemas/facts/formats'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { isFilled } from '../../fields/isFilled.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { ShownPasswordControl } from '../../widgets/inputs/password.tsx'
import { WithoutPrefill } from '../../widgets/inputs/WithoutPrefill.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../../widgets/parts/forms/FormBox.tsx'

const PasswordInput = asInput(ShownPasswordControl)
const schema = { type: 'string', maxLength: signInLengths.password } as const
const noValues = { password: '' }

interface Props {
  title: string
  /** The name of the account; password managers read it. */
  username: string
  verb: string
  tone: 'primary' | 'danger'
  hint: string
  onSend: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the reader's own password before an action that a stolen session must not be able to do. */
export function OwnPasswordForm({ title, username, verb, tone, hint, onSend, onCancel }: Props) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  async function send({ password }: Entered): Promise<FieldWords | undefined> {
    setBusy(true)
    try {
      await onSend(String(password))
      return undefined
    } catch (refusal) {
      setBusy(false)
      return { password: failureWords(refusal, translate) }
    }
  }
  return (
    <WithoutPrefill>
      <FormBox
        label={title}
        defaultValues={noValues}
        onSubmit={async entered => (await throttle(() => send(entered)))?.data}
        sx={{ display: 'grid', gap: 4 }}
      >
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          source="password"
          id="own-password"
          label={translate('ra.auth.password')}
          schema={schema}
          isRequired
          validate={isFilled}
          autoComplete="current-password"
        />
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
          <ActionButton tone={tone} submit busy={busy}>
            {verb}
          </ActionButton>
          <ActionButton onClick={onCancel}>{translate('ra.action.cancel')}</ActionButton>
        </Box>
      </FormBox>
    </WithoutPrefill>
  )
}
