import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** Shows that the address leads nowhere. */
export function NotFound() {
  const translate = useTranslate()
  return <MissingRecord words={translate('ra.page.not_found')} />
}

/** Shows that the address leads to no record; the words name the missing kind. */
export function MissingRecord({ words }: { words: string }) {
  const translate = useTranslate()
  useTitle(words)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 12, textAlign: 'center' }}>
      <Typography variant="h1">{words}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('ra.message.not_found')}</Typography>
      <ActionButton to="/">{translate('layout.home')}</ActionButton>
    </Box>
  )
}
