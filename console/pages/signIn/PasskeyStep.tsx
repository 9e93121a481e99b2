import { passkeyTrouble, signByPasskey } from '@board/client/passkeys'
import { Alert } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { keepSession } from '../../session/sessionCookies.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

export interface StepProps {
  ticket: string
  /**
   * Takes the second step. `send` returns the text of a failure in the browser.
   * @returns the text of a failure after which the person may try again
   */
  take: (send: () => Promise<string | undefined>) => Promise<string | undefined>
}

/** Completes a sign-in with a passkey, which the browser asks for when the button is pressed. Decision 0108. */
export function PasskeyStep({ ticket, take }: StepProps) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  async function use() {
    setBusy(true)
    setWords('')
    const refused = await take(async () => {
      const options = await api.call('beginPasskeyStep', { body: { ticket } })
      const signed = await signByPasskey(options).catch(failure => ({ trouble: passkeyTrouble(failure) }))
      if ('trouble' in signed) return translate(`login.step.troubles.${signed.trouble}`)
      keepSession(await api.call('takePasskeyStep', { body: { ticket, ...signed } }))
      return undefined
    })
    if (refused === undefined) return
    setWords(refused)
    setBusy(false)
  }
  return (
    <>
      {words && (
        <Alert severity="error" variant="outlined" role="alert">
          {words}
        </Alert>
      )}
      <ActionButton tone="primary" autoFocus busy={busy} onClick={() => void throttle(use)}>
        {translate('login.step.use.passkey')}
      </ActionButton>
    </>
  )
}
