import {
  Alert,
  Box,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  useMediaQuery
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { width } from '../../theme/tokens.ts'
import { ActionButton } from './Buttons.tsx'

/** One line of the summary of what is wrong: leads to its field. */
export interface Wrong {
  fieldId: string
  words: string
}

interface Props {
  title: string
  /** The verb on the button: the same as in the title. */
  verb: string
  tone: 'primary' | 'neutral' | 'danger'
  busy: boolean
  /** What the server or the network said. */
  trouble: ReactNode
  wrong: readonly Wrong[]
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is a form: summary of what is wrong on top, button in sight, full screen on a phone. */
export function FormDialog({ title, verb, tone, busy, trouble, wrong, onSubmit, onClose, children }: Props) {
  const translate = useTranslate()
  const id = useId()
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      aria-labelledby={id}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id} component="h2" sx={{ typography: 'h2', pb: 2 }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          {trouble}
          {wrong.length > 1 && (
            <Alert severity="error" variant="outlined">
              {translate('form.wrong', { smart_count: wrong.length })}
              <Box component="ul" sx={{ m: 0, pl: 5 }}>
                {wrong.map(({ fieldId, words }) => (
                  <li key={fieldId}>
                    <Link href={`#${fieldId}`} onClick={event => focusField(event, fieldId)}>
                      {words}
                    </Link>
                  </li>
                ))}
              </Box>
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 6, py: 3 }}>
          <ActionButton onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </ActionButton>
          <ActionButton submit tone={tone === 'danger' ? 'danger' : 'primary'} busy={busy}>
            {verb}
          </ActionButton>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

function focusField(event: { preventDefault: () => void }, fieldId: string) {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
