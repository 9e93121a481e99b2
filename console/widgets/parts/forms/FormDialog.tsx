import { Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { width } from '../../../theme/tokens.ts'
import { ActionButton } from '../Buttons.tsx'
import { FormBox, type FormOptions, type FormSend } from './FormBox.tsx'

interface Props {
  title: string
  /** The verb on the button, the same as in the title. */
  verb: string
  /** The text of the button that closes the dialog; absent: 取消. */
  back?: string
  tone: 'primary' | 'neutral' | 'danger'
  busy: boolean
  /** True if only its button closes it, and not Escape or a press beside it. */
  stays?: boolean
  /** True if there is nothing to send at present. */
  onlyClose?: boolean
  /** True if everything is done: closing discards nothing. */
  done?: boolean
  /** True if there is nothing to discard. */
  onlySubmit?: boolean
  /** True if the dialog has to be wide enough for tables. */
  wide?: boolean
  /** True for a question without fields. On a phone, too, it is only as large as its content. */
  asks?: boolean
  /** The message of the server or the network, and the error summary. */
  trouble: ReactNode
  /** Initial values and validation of a dialog with inputs. */
  form?: FormOptions
  onSubmit: FormSend
  onClose: () => void
  children: ReactNode
}

/**
 * Shows a dialog that is a form of react-admin, with the errors at the top. The button is always visible. On a phone it
 * has the full screen.
 */
export function FormDialog(props: Props) {
  const { title, verb, back, tone, busy, trouble, form = {}, onSubmit, onClose, children } = props
  const {
    onlyClose = false,
    done = false,
    onlySubmit = false,
    wide = false,
    asks = false,
    stays = false
  } = props
  const translate = useTranslate()
  const id = useId()
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  return (
    <Dialog
      open
      onClose={busy || stays ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'md' : asks ? 'xs' : 'sm'}
      fullScreen={phone && !asks}
      aria-labelledby={id}
    >
      <FormBox
        {...form}
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id} component="h2" sx={{ typography: 'h2', pb: 0 }}>
          {title}
        </DialogTitle>
        {/* leaves room above for the focus ring */}
        <DialogContent
          sx={{
            display: 'grid',
            // wider content, such as a table, scrolls within itself
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 4,
            alignContent: 'start',
            '.MuiDialogTitle-root + &': { pt: 3 },
            '& > .MuiAlert-root': { m: 0 }
          }}
        >
          {trouble}
          {children}
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 6, py: 3 }}>
          {!onlySubmit && (
            <ActionButton onClick={onClose} disabled={busy}>
              {(!done && back) || translate(done ? 'ra.action.close' : 'ra.action.cancel')}
            </ActionButton>
          )}
          {!onlyClose && (
            <ActionButton submit tone={tone === 'danger' ? 'danger' : 'primary'} busy={busy}>
              {verb}
            </ActionButton>
          )}
        </DialogActions>
      </FormBox>
    </Dialog>
  )
}
