import { Box, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { width } from '../../theme/tokens.ts'
import { ActionButton } from './Buttons.tsx'
import { type Wrong, WrongSummary } from './WrongSummary.tsx'

interface Props {
  title: string
  /** The verb on the button: the same as in the title. */
  verb: string
  tone: 'primary' | 'neutral' | 'danger'
  busy: boolean
  /** There is nothing to send at present. */
  onlyClose?: boolean
  /** All is done: closing gives nothing up. */
  done?: boolean
  /** There is nothing to give up. */
  onlySubmit?: boolean
  /** Room for tables. */
  wide?: boolean
  /** A question without fields: on a phone, too, no larger than it is. */
  asks?: boolean
  /** What the server or the network said. */
  trouble: ReactNode
  wrong: readonly Wrong[]
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is a form: summary of what is wrong on top, button in sight, full screen on a phone. */
export function FormDialog(props: Props) {
  const { title, verb, tone, busy, trouble, wrong, onSubmit, onClose, children } = props
  const { onlyClose = false, done = false, onlySubmit = false, wide = false, asks = false } = props
  const translate = useTranslate()
  const id = useId()
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React lets it rise to a form that the dialog was opened from, although the page does not.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'md' : asks ? 'xs' : 'sm'}
      fullScreen={phone && !asks}
      aria-labelledby={id}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id} component="h2" sx={{ typography: 'h2', pb: 0 }}>
          {title}
        </DialogTitle>
        {/* room above for the mark of the focus */}
        <DialogContent
          sx={{
            display: 'grid',
            // what is wider, such as a table, scrolls within itself
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 4,
            alignContent: 'start',
            '.MuiDialogTitle-root + &': { pt: 2 },
            '& > .MuiAlert-root': { m: 0 }
          }}
        >
          {trouble}
          <WrongSummary wrong={wrong} />
          {children}
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 6, py: 3 }}>
          {!onlySubmit && (
            <ActionButton onClick={onClose} disabled={busy}>
              {translate(done ? 'ra.action.close' : 'ra.action.cancel')}
            </ActionButton>
          )}
          {!onlyClose && (
            <ActionButton submit tone={tone === 'danger' ? 'danger' : 'primary'} busy={busy}>
              {verb}
            </ActionButton>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
