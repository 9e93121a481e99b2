import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useTitle } from '../layout/useTitle.ts'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

interface Props {
  /** `main` if no frame surrounds the page. */
  component?: 'div' | 'main'
  /** The links out of the page; by default a link to the first page. */
  children?: ReactNode
}

/** Shows that an address exists and this person may not open it: who can change that, and where to go instead. */
export function Forbidden({ component = 'div', children }: Props) {
  const translate = useTranslate()
  useTitle(translate('ra.page.access_denied'))
  return (
    <Box
      component={component}
      sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: { xs: 6, sm: 12 }, textAlign: 'center' }}
    >
      <Typography variant="h1">{translate('ra.page.access_denied')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('layout.forbidden')}</Typography>
      {children ?? <ActionButton to="/">{translate('layout.home')}</ActionButton>}
    </Box>
  )
}
