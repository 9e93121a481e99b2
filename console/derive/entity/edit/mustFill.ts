import { isRequired } from '../../../fields/fields.ts'
import type { EntityField } from './form.ts'

/**
 * Tells whether a file of new records needs a column: it is required itself, or because of a text that is, as the
 * repetition of a password.
 */
export function mustFill(field: EntityField, fields: readonly EntityField[]): boolean {
  const always = fields.filter(
    ({ required, schema }) => required && schema.type === 'string' && schema.enum === undefined
  )
  return isRequired(field, Object.fromEntries(always.map(({ name, schema }) => [name, schema.examples?.[0]])))
}
