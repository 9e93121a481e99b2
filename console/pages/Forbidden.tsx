import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** An address that is there, and not for this person: who can change that, and the way out. */
export function Forbidden() {
  const translate = useTranslate()
  useTitle(translate('ra.page.access_denied'))
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: { xs: 6, sm: 12 }, textAlign: 'center' }}>
      <Typography variant="h1">{translate('ra.page.access_denied')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('layout.forbidden')}</Typography>
      <ActionButton to="/">{translate('layout.home')}</ActionButton>
    </Box>
  )
}
