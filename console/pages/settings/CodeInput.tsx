import { phoneCodeSeconds, signInLengths } from '@board/schemas/facts/formats'
import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { useSite } from '../../api/site.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { TextControl } from '../../widgets/inputs/text.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

const TextInput = asInput(TextControl, { empty: '' })

/** Returns the seconds until another code can be sent; 0 if one can be sent now. */
function useSecondsLeft(sentAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const left = sentAt === undefined ? 0 : Math.max(0, Math.ceil((sentAt - now) / 1000) + phoneCodeSeconds)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

interface Props {
  /** Whether the code goes to a phone or a mail address. */
  kind: 'phone' | 'email'
  /** Sends a code; its refusal is shown below the field. */
  send: () => Promise<unknown>
  /** Returns the reason why no code can be sent yet; undefined if one can. */
  blocked?: () => string | undefined
}

/** Edits a code that is sent to a phone or a mail address, with the countdown of specification 9. */
export function CodeInput({ kind, send, blocked }: Props) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const codes = useSite()?.codes
  const isClosed = codes !== undefined && !(kind === 'phone' ? codes.sms : codes.email)
  const [sentAt, setSentAt] = useState<number>()
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const left = useSecondsLeft(sentAt)

  async function press() {
    const reason = blocked?.()
    setTrouble(reason ?? '')
    if (reason || left > 0) return
    setBusy(true)
    try {
      if (!(await throttle(send))) return
      setSentAt(Date.now())
      document.getElementById('settings-code')?.focus()
    } catch (failure) {
      setTrouble(failureWords(failure, translate))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isClosed && <Alert severity="warning">{translate(`settings.codeClosed.${kind}`)}</Alert>}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'end' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TextInput
            source="code"
            id="settings-code"
            label={translate('settings.code')}
            schema={{ type: 'string', maxLength: signInLengths.phoneCode }}
            isRequired
            autoComplete="one-time-code"
            parse={text => text?.replace(/\D/g, '').slice(0, signInLengths.phoneCode)}
          />
        </Box>
        <ActionButton onClick={() => void press()} busy={busy} disabled={isClosed || left > 0}>
          {left > 0 ? translate('settings.resendIn', { seconds: left }) : translate('settings.sendCode')}
        </ActionButton>
      </Box>
      <Typography variant="body2" role="status" sx={{ color: trouble ? 'error.main' : 'text.secondary' }}>
        {trouble ||
          (sentAt !== undefined && translate(left > 0 ? 'settings.codeSent' : 'settings.codeAgain'))}
      </Typography>
    </Box>
  )
}
