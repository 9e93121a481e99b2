import type { Option } from './types.ts'

/** Whether an option stands for a value. */
export const same = (value: unknown) => (option: Option) => option.value === value

/** The values of a field that holds several. */
export const chosenOf = (value: unknown): readonly (string | number)[] => (Array.isArray(value) ? value : [])
