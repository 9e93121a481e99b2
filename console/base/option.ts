/** One choice of a list. */
export interface Option {
  value: string | number
  label: string
  /** True if it can no longer be chosen. It is kept for filters, and for fields that have it already. */
  isRetired?: boolean
}
