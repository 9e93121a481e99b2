import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** An address that leads nowhere. */
export function NotFound() {
  const translate = useTranslate()
  return <MissingRecord words={translate('ra.page.not_found')} />
}

/** An address that leads to no record; the words say which kind is missing. */
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
