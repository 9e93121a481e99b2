import { Box, Typography } from '@mui/material'
import { useLogout, useTranslate } from 'ra-core'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** Tells a person without any permission at the administration who can help, and lets them sign out. */
export function NoRole() {
  const translate = useTranslate()
  const logout = useLogout()
  useTitle(translate('ra.page.access_denied'))
  return (
    <Box
      component="main"
      sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: { xs: 6, sm: 12 }, textAlign: 'center' }}
    >
      <Typography variant="h1">{translate('ra.page.access_denied')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('layout.forbidden')}</Typography>
      <ActionButton onClick={() => void logout()}>{translate('ra.auth.logout')}</ActionButton>
    </Box>
  )
}
