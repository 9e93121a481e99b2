import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { faceOf } from '../../base/face.ts'
import { CountTabs } from '../../widgets/parts/Tabs.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'

/** The pages of the settings, in their order; institutions have all of them. */
const pages = ['base-info', 'edit-pwd', 'second-factor', 'bind-info', 'login-log'] as const
export type SettingsPage = (typeof pages)[number]
/** The pages for the platform's staff. */
const staffPages: readonly SettingsPage[] = ['edit-pwd', 'second-factor', 'login-log']

interface Props {
  page: SettingsPage
  /** True if the reader may open no other page yet. */
  isAlone?: boolean
  children: ReactNode
}

/** Shows a page of the settings, with links to the others. Specification 2. */
export function SettingsFrame({ page, isAlone = false, children }: Props) {
  const translate = useTranslate()
  const title = translate(`settings.pages.${page}`)
  useTitle(title)
  const shown = faceOf(window.location.pathname) === 'g' ? pages : staffPages
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, maxWidth: 760, alignContent: 'start' }}>
      <Typography variant="h1" sx={{ p: { xs: 3, sm: 0 }, pb: { xs: 0 } }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, overflow: 'hidden' }}>
        {!isAlone && (
          <CountTabs
            label={translate('settings.title')}
            value={shown.indexOf(page)}
            tabs={shown.map((name, value) => ({
              value,
              label: translate(`settings.pages.${name}`),
              count: undefined,
              to: `/settings/${name}`
            }))}
          />
        )}
        <Box sx={{ p: { xs: 3, sm: 6 } }}>{children}</Box>
      </Paper>
    </Box>
  )
}
