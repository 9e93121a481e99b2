import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ActionButton } from '../Buttons.tsx'
import { useTitle } from '../useTitle.ts'

/** Shows that the address leads nowhere. */
export function NotFound() {
  const translate = useTranslate()
  return <Missing words={translate('ra.page.not_found')} hint={translate('ra.message.not_found')} />
}

interface MissingRecordProps {
  /** The missing kind in words; by default it is not named. */
  words?: string | undefined
  /** The link to the list in which records of the kind are found. */
  back?: ReactNode
}

/** Shows that the address has no number of a record, or a wrong one, and where records are found. */
export function MissingRecord({ words, back }: MissingRecordProps) {
  const translate = useTranslate()
  return (
    <Missing
      words={words ?? translate('layout.noRecord')}
      hint={translate('layout.noRecordHint')}
      back={back}
    />
  )
}

function Missing({ words, hint, back }: { words: string; hint: string; back?: ReactNode }) {
  const translate = useTranslate()
  useTitle(words)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 12, textAlign: 'center' }}>
      <Typography variant="h1">{words}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {back}
        <ActionButton to="/">{translate('layout.home')}</ActionButton>
      </Box>
    </Box>
  )
}
