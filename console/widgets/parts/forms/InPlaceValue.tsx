import Edit from '@mui/icons-material/EditOutlined'
import { Box, IconButton } from '@mui/material'
import type { ReactNode, Ref } from 'react'

interface Props {
  /** The accessible name of the button: the value and the record that it changes. */
  label: string
  /** True while the value is being changed. */
  isHidden: boolean
  buttonRef: Ref<HTMLButtonElement>
  onEdit: () => void
  children: ReactNode
}

/** Shows a value of a row with a button that edits it in place. */
export function InPlaceValue({ label, isHidden, buttonRef, onEdit, children }: Props) {
  return (
    <Box
      component="span"
      sx={{ display: isHidden ? 'none' : 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}
    >
      {children}
      <IconButton ref={buttonRef} size="small" aria-label={label} onClick={onEdit}>
        <Edit sx={{ fontSize: '1rem' }} aria-hidden />
      </IconButton>
    </Box>
  )
}
