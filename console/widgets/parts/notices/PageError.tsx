import { Box, Typography } from '@mui/material'
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core'
import type { FallbackProps } from 'react-error-boundary'
import { ActionButton } from '../Buttons.tsx'

/** The messages of browsers and of `lazy.ts` about a script or a style sheet that could not be fetched. */
const loadFailure = /dynamically imported module|importing a module script|preload CSS|script took longer/i

/**
 * Shows that a page failed, until the reader opens another one. A page whose scripts could not be fetched can be tried
 * again. Often the server has a newer version, so reloading helps.
 */
export function PageError({ error, resetErrorBoundary }: Partial<FallbackProps>) {
  const translate = useTranslate()
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary ?? ignore)
  const isLoadFailure = error instanceof Error && loadFailure.test(error.message)
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 12, textAlign: 'center' }}>
      <Typography variant="h1">{translate('ra.page.error')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate(isLoadFailure ? 'failure.NETWORK' : 'ra.message.error')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
        {isLoadFailure && resetErrorBoundary && (
          <ActionButton tone="primary" onClick={() => resetErrorBoundary()}>
            {translate('board.retry')}
          </ActionButton>
        )}
        <ActionButton
          tone={isLoadFailure && resetErrorBoundary ? 'neutral' : 'primary'}
          onClick={() => window.location.reload()}
        >
          {translate('ra.action.update_application')}
        </ActionButton>
      </Box>
    </Box>
  )
}

function ignore() {}
