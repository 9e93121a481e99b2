import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Link, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { size } from '../../theme/tokens.ts'
import { ActionButton } from './Buttons.tsx'
import { type Wrong, WrongSummary } from './WrongSummary.tsx'

interface PageProps {
  title: string
  /** The list that it belongs to. */
  back: { to: string; words: string }
  tools?: ReactNode
  children: ReactNode
}

/** A page about one record: the way back to its list, what it is called, what can be done. */
export function PageFrame({ title, back, tools, children }: PageProps) {
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, alignContent: 'start' }}>
      <Box sx={{ px: { xs: 3, sm: 0 }, pt: { xs: 3, sm: 0 } }}>
        <Link
          component={RouterLink}
          to={back.to}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 24 }}
        >
          <ArrowBack sx={{ fontSize: '1rem' }} aria-hidden />
          {back.words}
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography variant="h1" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {tools}
        </Box>
      </Box>
      {children}
    </Box>
  )
}

interface FormProps {
  title: string
  back: { to: string; words: string }
  verb: string
  busy: boolean
  /** What the server or the network said. */
  trouble: ReactNode
  wrong: readonly Wrong[]
  onSubmit: () => void
  children: ReactNode
}

/** Of a text of many lines browsers only bring the line into sight that is written on. */
function showWhole({ target }: FocusEvent) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
}

/** A page that is a form: summary of what is wrong on top, one column, the button always in sight. */
export function FormFrame({ title, back, verb, busy, trouble, wrong, onSubmit, children }: FormProps) {
  const translate = useTranslate()
  return (
    <PageFrame title={title} back={back}>
      <Paper
        component="form"
        variant="outlined"
        noValidate
        aria-label={title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
        sx={{ borderRadius: { xs: 0, sm: '10px' } }}
      >
        <Box
          onFocus={showWhole}
          sx={{
            p: { xs: 3, sm: 6 },
            display: 'grid',
            gap: 6,
            maxWidth: size.form + 48,
            '& > .MuiAlert-root': { m: 0 },
            // what gets the focus is never scrolled under the bar at the bottom
            '& :is(input, textarea, select, button, a, [tabindex])': { scrollMarginBottom: 80 }
          }}
        >
          {trouble}
          <WrongSummary wrong={wrong} />
          {children}
        </Box>
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            display: 'flex',
            gap: 2,
            px: { xs: 3, sm: 6 },
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            borderRadius: '0 0 10px 10px'
          }}
        >
          <ActionButton submit tone="primary" busy={busy}>
            {verb}
          </ActionButton>
          <ActionButton to={back.to}>{translate('ra.action.cancel')}</ActionButton>
        </Box>
      </Paper>
    </PageFrame>
  )
}

/** Fields that belong together. */
export function FormSection({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <Box component={title ? 'section' : 'div'} aria-label={title} sx={{ display: 'grid', gap: 4 }}>
      {title && (
        <Typography variant="h2" sx={{ borderBottom: 1, borderColor: 'divider', pb: 2 }}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  )
}
