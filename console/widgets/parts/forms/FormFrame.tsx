import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Link, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FocusEvent, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { size } from '../../../theme/tokens.ts'
import { ActionButton } from '../Buttons.tsx'
import { HeadLine } from '../HeadLine.tsx'
import { FormBox, type FormOptions, type FormSend } from './FormBox.tsx'

interface PageProps {
  title: string
  /** The list that the page belongs to. */
  back: { to: string; words: string }
  tools?: ReactNode
  children: ReactNode
}

/** Shows a page about one record, with the link back to its list, its name and its tools. */
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
        <HeadLine title={title} tools={tools} />
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
  /** The message of the server or the network, and the error summary. */
  trouble: ReactNode
  /** Initial values and validation of the form, and the guard that asks before it is left. */
  form: FormOptions
  onSubmit: FormSend
  children: ReactNode
}

/**
 * Scrolls a whole text area into view, because browsers only scroll to the line with the cursor. They do so after the
 * event, and the area may grow then. So this is repeated in the next frame.
 */
function showWhole({ target }: FocusEvent) {
  if (!(target instanceof HTMLTextAreaElement)) return
  const show = () => {
    if (document.activeElement === target) target.scrollIntoView({ block: 'nearest' })
  }
  show()
  requestAnimationFrame(show)
}

/**
 * Shows a page that is a form of react-admin, with the errors at the top and in one column. The button is always
 * visible.
 */
export function FormFrame({ title, back, verb, busy, trouble, form, onSubmit, children }: FormProps) {
  const translate = useTranslate()
  return (
    <PageFrame title={title} back={back}>
      <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' } }}>
        <FormBox {...form} label={title} onSubmit={onSubmit}>
          <Box
            onFocus={showWhole}
            sx={{
              p: { xs: 3, sm: 6 },
              display: 'grid',
              gap: 6,
              maxWidth: size.form + 48,
              '& > .MuiAlert-root': { m: 0 },
              // the bar at the bottom never covers the element that gets the focus
              '& :is(input, textarea, select, button, a, [tabindex])': { scrollMarginBottom: 112 }
            }}
          >
            {trouble}
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
        </FormBox>
      </Paper>
    </PageFrame>
  )
}

interface SectionProps {
  title: string | undefined
  /** True if the fields have two columns where there is room. */
  hasColumns?: boolean | undefined
  children: ReactNode
}

/** Two columns from 640 px on. Large fields take both. */
const twoColumns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  [`@media (min-width: ${size.form}px)`]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :has(textarea:not([aria-hidden]), [role=tree], [contenteditable], table)': { gridColumn: '1 / -1' }
  }
} as const

/** Groups fields that belong together. */
export function FormSection({ title, hasColumns = false, children }: SectionProps) {
  return (
    <Box component={title ? 'section' : 'div'} aria-label={title} sx={{ display: 'grid', gap: 4 }}>
      {title && (
        <Typography variant="h2" sx={{ borderBottom: 1, borderColor: 'divider', pb: 2 }}>
          {title}
        </Typography>
      )}
      {hasColumns ? <Box sx={twoColumns}>{children}</Box> : children}
    </Box>
  )
}
