import { Box, type SxProps, type Theme } from '@mui/material'
import { Form, type FormProps, RecordContextProvider } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { type FormGuard, FormGuardsContext } from './formGuards.ts'

/** Options of a form of react-hook-form, besides its submission. */
export interface FormOptions
  extends Pick<
    FormProps,
    'defaultValues' | 'resolver' | 'warnWhenUnsavedChanges' | 'WarnWhenUnsavedChangesComponent'
  > {
  /** The record of the form, for its fields and inputs. The initial values are only `defaultValues`. */
  record?: Entered | undefined
}

/** The server's message for each field that it refused. */
export type FieldWords = Readonly<Record<string, string>>

/** The entered values of a form. */
export type Entered = Readonly<Record<string, unknown>>

/** Sends the entered values. It may return the server's messages by field. */
export type FormSend = ((entered: Entered) => void) | ((entered: Entered) => Promise<FieldWords | undefined>)

interface Props extends FormOptions {
  /** The accessible name of the form; absent if another element names it. */
  label?: string
  /** True for a search, in which no field is marked as optional. */
  isSearch?: boolean
  onSubmit: FormSend
  sx?: SxProps<Theme>
  children: ReactNode
}

/** An empty record. It prevents react-admin from filling the form with the surrounding record. */
const noRecord: Entered = {}

/**
 * Shows react-admin's form. Errors are shown at their fields, so neither the browser nor a notification repeats them.
 */
export function FormBox({
  label,
  isSearch = false,
  onSubmit,
  sx = {},
  children,
  record = noRecord,
  ...options
}: Props) {
  const [guards] = useState(() => new Set<FormGuard>())
  const send = async (entered: Entered) => {
    for (const isAgreed of guards) if (!(await isAgreed())) return undefined
    return onSubmit(entered)
  }
  const form = (
    <Box
      component={Form}
      record={noRecord}
      {...options}
      onSubmit={send}
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
      sx={sx}
    >
      <FormGuardsContext value={guards}>
        <RecordContextProvider value={record}>{children}</RecordContextProvider>
      </FormGuardsContext>
    </Box>
  )
  if (label === undefined) return form
  return (
    <Box role={isSearch ? 'search' : 'form'} aria-label={label} sx={{ minWidth: 0 }}>
      {form}
    </Box>
  )
}
