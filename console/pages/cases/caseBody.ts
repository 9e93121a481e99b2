import { storedFiles } from '../parts/FilesInput.tsx'

type Values = Readonly<Record<string, unknown>>

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'number') : []

/** Converts the entered values to the request of the contract: uploads and chosen pictures become one list. */
export function bodyOf({ files, chosen, ...values }: Values): Record<string, unknown> {
  return { ...values, aids: [...new Set([...storedFiles(files).map(({ aid }) => aid), ...numbers(chosen)])] }
}
