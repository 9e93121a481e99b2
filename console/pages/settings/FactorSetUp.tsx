import type { DataOf } from '@board/client'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { CopyButton } from '../../derive/dialog/CopyButton.tsx'
import { isSixDigits, toSixDigits } from '../../fields/isSixDigits.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { DigitsControl } from '../../widgets/inputs/digits.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../../widgets/parts/forms/FormBox.tsx'

const CodeInput = asInput(DigitsControl)
const noValues = { code: '' }

interface Props {
  setUp: DataOf<'beginSecondFactor'>
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
  onCancel: () => void
}

/** Shows a secret to an authenticator, as a picture and as text, and asks for its first code. */
export function FactorSetUp({ setUp: { secret, uri, qr }, onDone, onCancel }: Props) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  const key = useRef<HTMLElement>(null)
  async function send({ code }: Entered): Promise<FieldWords | undefined> {
    setBusy(true)
    try {
      const { recoveryCodes } = await api.call('confirmSecondFactor', { body: { code: String(code) } })
      await onDone(recoveryCodes)
      return undefined
    } catch (refusal) {
      setBusy(false)
      return { code: failureWords(refusal, translate) }
    }
  }
  return (
    <FormBox
      label={translate('settings.factor.ways.begin')}
      defaultValues={noValues}
      onSubmit={async entered => (await throttle(() => send(entered)))?.data}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Typography variant="h2">{translate('settings.factor.scan')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('settings.factor.scanHint')}</Typography>
      {/* a phone cannot scan its own screen, and a computer rarely has an authenticator */}
      <Button
        href={uri}
        variant="outlined"
        color="inherit"
        sx={{ display: { xs: 'inline-flex', sm: 'none' }, justifySelf: 'start' }}
      >
        {translate('settings.factor.openApp')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
        {/* black on white in both colour modes, because cameras need it */}
        <Box
          component="svg"
          role="img"
          aria-label={translate('settings.factor.qr')}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          sx={{
            width: 200,
            height: 200,
            bgcolor: '#fff',
            border: 1,
            borderColor: 'divider',
            borderRadius: '6px'
          }}
        >
          <path d={qr.path} fill="#000" />
        </Box>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('settings.factor.manual')}
          </Typography>
          <Box
            component="code"
            ref={key}
            data-private
            sx={{ fontFamily: 'monospace', fontSize: 16, userSelect: 'all', overflowWrap: 'anywhere' }}
          >
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
          <CopyButton text={secret} shownIn={key} label={translate('settings.factor.copyKey')} />
        </Box>
      </Box>
      <Box sx={{ maxWidth: 240 }}>
        <CodeInput
          source="code"
          id="factor-code"
          label={translate('login.step.code')}
          helperText={translate('settings.factor.codeHint')}
          isRequired
          validate={isSixDigits}
          autoComplete="one-time-code"
          parse={toSixDigits}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <ActionButton tone="primary" submit busy={busy}>
          {translate('settings.factor.confirm')}
        </ActionButton>
        <ActionButton onClick={onCancel}>{translate('ra.action.cancel')}</ActionButton>
      </Box>
    </FormBox>
  )
}
