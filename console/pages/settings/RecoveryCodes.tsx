import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { CopyButton } from '../../derive/dialog/CopyButton.tsx'
import { LeavingDialog } from '../../derive/entity/edit/LeavingDialog.tsx'
import { useLeaving } from '../../derive/entity/edit/useUnsent.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

interface Props {
  /** The codes; empty if the first answer was lost and the request was repeated. */
  codes: readonly string[]
  /** True if earlier codes do not serve any longer. */
  isRenewal: boolean
  onClose: () => void
}

/**
 * Shows new recovery codes, which are shown only once, with buttons to copy and to print them. It asks before the reader
 * leaves without having saved them.
 */
export function RecoveryCodes({ codes, isRenewal, onClose }: Props) {
  const translate = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const leaving = useLeaving(codes.length > 0)
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
      <Typography>
        {translate('settings.factor.codesFor')}
        {isRenewal && ` ${translate('settings.factor.codesRenewed')}`}
      </Typography>
      <Alert severity="warning" variant="outlined">
        {translate('settings.factor.keepCodes')}
      </Alert>
      <Box
        component="ol"
        ref={list}
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
        <CopyButton text={codes.join('\n')} shownIn={list} />
        <ActionButton onClick={() => window.print()}>{translate('settings.factor.print')}</ActionButton>
      </Box>
      {leaving && (
        <LeavingDialog
          leaving={leaving}
          title="settings.factor.leaveTitle"
          text="settings.factor.leaveText"
        />
      )}
    </>
  )
}
