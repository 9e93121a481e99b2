import type { Option } from '../../base/option.ts'

/** Returns a function that tells whether an option has this value. */
export const same = (value: unknown) => (option: Option) => option.value === value

/** Returns the values of a field that holds several. */
export const chosenOf = (value: unknown): readonly (string | number)[] => (Array.isArray(value) ? value : [])
