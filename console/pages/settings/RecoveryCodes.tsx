import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

interface Props {
  /** The codes; empty if the first answer was lost and the request was repeated. */
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, which are shown only once, with buttons to copy and to print them. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const translate = useTranslate()
  const [copied, setCopied] = useState('')
  // browsers have no clipboard on plain HTTP; there the list can be selected
  const { clipboard } = navigator as { clipboard?: Clipboard }
  const copy = () =>
    clipboard
      ?.writeText(codes.join('\n'))
      .then(() => setCopied(translate('settings.factor.copied')))
      .catch(() => setCopied(translate('settings.factor.notCopied')))
  if (codes.length === 0)
    return (
      <>
        <Alert severity="warning" variant="outlined">
          {translate('settings.factor.codesLost')}
        </Alert>
        <Box>
          <ActionButton tone="primary" onClick={onClose}>
            {translate('settings.factor.understood')}
          </ActionButton>
        </Box>
      </>
    )
  return (
    <>
      <Typography variant="h2">{translate('settings.factor.codes')}</Typography>
      <Alert severity="warning" variant="outlined">
        {translate('settings.factor.keepCodes')}
      </Alert>
      <Box
        component="ol"
        aria-label={translate('settings.factor.codes')}
        data-private
        sx={{
          m: 0,
          p: 4,
          pl: 14,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 8,
          rowGap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
          fontFamily: 'monospace',
          fontSize: 16,
          userSelect: 'all'
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <ActionButton tone="primary" onClick={onClose}>
          {translate('settings.factor.saved')}
        </ActionButton>
        {clipboard && (
          <ActionButton onClick={() => void copy()}>{translate('settings.factor.copy')}</ActionButton>
        )}
        <ActionButton onClick={() => window.print()}>{translate('settings.factor.print')}</ActionButton>
      </Box>
      <Typography variant="body2" role="status" sx={{ '&:empty': { display: 'none' } }}>
        {copied}
      </Typography>
    </>
  )
}
