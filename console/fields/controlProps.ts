import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Option } from '../base/option.ts'

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
  /** The choices of a select. Choices of references come from react-admin's ChoicesContext. */
  options?: readonly Option[] | undefined
  /** True if the label is inside the control (in a filter bar) instead of above it. */
  compact?: boolean
  autoComplete?: string
}
