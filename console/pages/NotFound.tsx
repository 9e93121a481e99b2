import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** Shows that an address leads nowhere, or in `title` which record does not exist. */
export function NotFound({ title }: { title?: string | undefined }) {
  const translate = useTranslate()
  const words = title ?? translate('ra.page.not_found')
  useTitle(words)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 12, textAlign: 'center' }}>
      <Typography variant="h1">{words}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('ra.message.not_found')}</Typography>
      <ActionButton to="/">{translate('layout.home')}</ActionButton>
    </Box>
  )
}
