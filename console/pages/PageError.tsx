import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** Shows that a page failed to load. Usually the server has a newer version, so reloading the page helps. */
export function PageError() {
  const translate = useTranslate()
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 12, textAlign: 'center' }}>
      <Typography variant="h1">{translate('ra.page.error')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('ra.message.error')}</Typography>
      <ActionButton tone="primary" onClick={() => window.location.reload()}>
        {translate('ra.action.update_application')}
      </ActionButton>
    </Box>
  )
}
