import type { CheckedField, PostValues } from './values.ts'

/** The props of each step: the values, a function that changes them, and the errors after a first attempt to send. */
export interface StepProps {
  values: PostValues
  change: (part: Partial<PostValues>) => void
  errorOf: (field: CheckedField | 'topicId') => string | undefined
  /** The id of a field. The summary of errors links to it. */
  idOf: (field: CheckedField | 'topicId') => string
}
