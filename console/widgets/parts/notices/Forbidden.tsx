import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ActionButton } from '../Buttons.tsx'
import { useTitle } from '../useTitle.ts'

interface Props {
  /** True if no frame surrounds the page. */
  isAlone?: boolean
  /** The sentence of the page; by default that the page is not for this person. */
  words?: string
  /** The links out of the page; by default a link to the first page. */
  children?: ReactNode
}

/** Shows that an address exists and this person may not open it: who can change that, and where to go instead. */
export function Forbidden({ isAlone = false, words, children }: Props) {
  const translate = useTranslate()
  useTitle(translate('ra.page.access_denied'))
  return (
    <Box
      component={isAlone ? 'main' : 'div'}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 3,
        minHeight: isAlone ? '100dvh' : 0,
        p: { xs: 6, sm: 12 },
        textAlign: 'center',
        textWrap: 'pretty'
      }}
    >
      <Typography variant="h1">{translate('ra.page.access_denied')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words ?? translate('layout.forbidden')}</Typography>
      {children ?? <ActionButton to="/">{translate('layout.home')}</ActionButton>}
    </Box>
  )
}
