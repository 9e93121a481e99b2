import type { Values } from '../../../base/values.ts'

const nothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Returns the fields that an event changed, in the order of the record. For a created or deleted record these are its
 * fields that are not empty.
 */
export function changedNames(
  before: Values | null,
  after: Values | null,
  readable: readonly string[]
): string[] {
  return readable.filter(name => {
    const [was, is] = [before?.[name], after?.[name]]
    if (nothing(was) && nothing(is)) return false
    return JSON.stringify(was) !== JSON.stringify(is)
  })
}
