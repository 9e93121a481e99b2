import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

interface Props {
  /** True where no frame stands around it. */
  isAlone?: boolean
  /** By default that the page is not for this person. */
  words?: string
  /** The way out; by default to the first page. */
  children?: ReactNode
}

/** An address that is there, and not for this person: who can change that, and the way out. */
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
