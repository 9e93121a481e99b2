import { Box, type SxProps, type Theme } from '@mui/material'
import { Form, type FormProps, RecordContextProvider } from 'ra-core'
import type { ReactNode } from 'react'

/** Options of a form of react-hook-form, besides its submission. */
export interface FormOptions
  extends Pick<
    FormProps,
    'defaultValues' | 'resolver' | 'warnWhenUnsavedChanges' | 'WarnWhenUnsavedChangesComponent'
  > {
  /** The record that the form is about, for its fields and inputs; the form starts with `defaultValues` alone. */
  record?: Entered | undefined
}

/** The server's text for each field that it refused. */
export type FieldWords = Readonly<Record<string, string>>

/** The entered values of a form. */
export type Entered = Readonly<Record<string, unknown>>

/** Sends the entered values; may return the server's findings by field. */
export type FormSend = ((entered: Entered) => void) | ((entered: Entered) => Promise<FieldWords | undefined>)

interface Props extends FormOptions {
  /** Names the form; absent if another element names it. */
  label?: string
  onSubmit: FormSend
  sx?: SxProps<Theme>
  children: ReactNode
}

/** An empty record: a form starts neither with the record around it nor with the one that it is about. */
const noRecord: Entered = {}

/**
 * Shows react-admin's form. Errors are shown at their place, so neither the browser nor a notification
 * repeats them.
 */
export function FormBox({ label, onSubmit, sx = {}, children, record = noRecord, ...options }: Props) {
  const form = (
    <Box
      component={Form}
      record={noRecord}
      {...options}
      onSubmit={async (entered: Entered) => onSubmit(entered)}
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
      sx={sx}
    >
      <RecordContextProvider value={record}>{children}</RecordContextProvider>
    </Box>
  )
  if (label === undefined) return form
  return (
    <Box role="form" aria-label={label} sx={{ minWidth: 0 }}>
      {form}
    </Box>
  )
}
