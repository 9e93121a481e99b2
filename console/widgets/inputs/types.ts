import type { JsonSchema } from '@board/schemas/vocabulary'

/** One choice of a list. */
export interface Option {
  value: string | number
  label: string
  /** True if it can no longer be chosen: it is kept for filters, and where it was chosen before. */
  isRetired?: boolean
}

/** Props of every component that edits a value; an `undefined` value is an empty field. */
export interface ControlProps {
  id: string
  name: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
  schema: JsonSchema
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** The error, in the reader's language. */
  error?: string | undefined
  /** A line under the field. */
  hint?: string | undefined
  /** Choices of a select; records to refer to come from react-admin's ChoicesContext. */
  options?: readonly Option[] | undefined
  /** True if the label is inside the control (a filter line) instead of above it. */
  compact?: boolean
  autoComplete?: string
}
