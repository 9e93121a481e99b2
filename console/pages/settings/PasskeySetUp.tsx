import { ApiError, type DataOf } from '@board/client'
import { makePasskey, passkeyTrouble } from '@board/client/passkeys'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { PasskeyNameInput } from './Passkeys.tsx'

interface Props {
  options: DataOf<'beginPasskey'>
  /** The name that the field begins with. */
  name: string
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
  /** The server has refused the passkey: it must be begun again. */
  onRefused: (words: string) => void
  onCancel: () => void
}

/** Asks for the name of a new passkey, and then has the browser make it. */
export function PasskeySetUp({ options, name: usual, onDone, onRefused, onCancel }: Props) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  async function send({ name }: Entered): Promise<FieldWords | undefined> {
    setBusy(true)
    const made = await makePasskey(options).catch(failure => ({ trouble: passkeyTrouble(failure) }))
    if ('trouble' in made) {
      setBusy(false)
      return { name: translate(`login.step.troubles.${made.trouble}`) }
    }
    try {
      const body = { name: String(name).trim(), ...made }
      const { recoveryCodes } = await api.call('addPasskey', { body })
      await onDone(recoveryCodes)
      return undefined
    } catch (failure) {
      setBusy(false)
      const words = failureWords(failure, translate)
      if (!(failure instanceof ApiError) || failure.status === 0) return { name: words }
      // the challenge is used up
      onRefused(words)
      return undefined
    }
  }
  return (
    <FormBox
      label={translate('settings.passkeys.add')}
      defaultValues={{ name: usual }}
      onSubmit={async entered => (await throttle(() => send(entered)))?.data}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Typography variant="h2">{translate('settings.passkeys.add')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('settings.passkeys.addHint')}</Typography>
      <PasskeyNameInput />
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <ActionButton tone="primary" submit busy={busy}>
          {translate('settings.passkeys.make')}
        </ActionButton>
        <ActionButton onClick={onCancel}>{translate('ra.action.cancel')}</ActionButton>
      </Box>
    </FormBox>
  )
}
