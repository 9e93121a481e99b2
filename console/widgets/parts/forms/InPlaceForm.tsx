import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent, ReactNode } from 'react'
import { ActionButton } from '../Buttons.tsx'
import { visuallyHidden } from './FieldFrame.tsx'
import { FormBox, type FormOptions, type FormSend } from './FormBox.tsx'

interface Props {
  /** The accessible name of the form: the value and the record that it changes. */
  label: string
  form: FormOptions
  busy: boolean
  /** The message of the server or the network. */
  trouble: ReactNode
  onSubmit: FormSend
  onCancel: () => void
  /** The input. */
  children: ReactNode
}

const layout = {
  display: 'grid',
  gap: 1,
  // a card on a phone has less room
  minWidth: { xs: 0, sm: 180 },
  py: 2,
  textAlign: 'left',
  whiteSpace: 'normal',
  // the column or the card shows the name of the field already
  '& label': visuallyHidden
} as const

/** Shows the form of one value in place of the value. Enter sends it, Escape cancels. */
export function InPlaceForm({ label, form, busy, trouble, onSubmit, onCancel, children }: Props) {
  const translate = useTranslate()
  const onKeyDown = (event: KeyboardEvent) => {
    // the keys of the surrounding list do not apply here
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <Box onKeyDown={onKeyDown} sx={layout}>
      <FormBox label={label} {...form} onSubmit={onSubmit}>
        {children}
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <ActionButton small submit tone="primary" busy={busy}>
            {translate('ra.action.save')}
          </ActionButton>
          <ActionButton small tone="quiet" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </ActionButton>
        </Box>
      </FormBox>
      {trouble}
    </Box>
  )
}
