import type { JsonSchema } from '@board/schemas/vocabulary'

/** One choice of a list. */
export interface Option {
  value: string | number
  label: string
  /** No longer to be chosen: kept for filters, and where it was chosen before. */
  isRetired?: boolean
}

/** What every part that edits a value is given; an `undefined` value is an empty field. */
export interface InputProps {
  id: string
  name: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
  schema: JsonSchema
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** What is wrong, in the reader's language. */
  error?: string | undefined
  /** A line under the field. */
  hint?: string | undefined
  /** Choices of a select; of references, those found. */
  options?: readonly Option[] | undefined
  loading?: boolean
  /** Where the server finds the choices: what was typed. */
  onSearch?: ((text: string) => void) | undefined
  /** The label stands in the control (a filter line) instead of above it. */
  compact?: boolean
  autoComplete?: string
}
