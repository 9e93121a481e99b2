import { type ActionId, actions } from '@board/generated/actions'
import { recordKeys } from '@board/schemas/facts/record-keys'
import type { Values } from '../../base/values.ts'
import { type Field, isEmpty } from '../../fields/fields.ts'

/**
 * Returns a name for the record of a request. It leaves out the version, which changes while the record is the same.
 */
const recordKey = (id: ActionId, record: Values): string =>
  Object.keys(actions[id].body?.properties ?? {})
    .filter(name => recordKeys.has(name) && name !== 'version')
    .map(name => `${name}=${String(record[name])}`)
    .join('&')

/** Returns the storage key for the draft of a dialog: one per person, action and record. */
export const dialogKey = (uid: number, id: ActionId, record: Values): string =>
  `console.draft.${uid}.dialog.${id}.${recordKey(id, record)}`

/**
 * Returns the entered values that a draft keeps. It leaves out passwords, empty values and files, which are kept
 * separately.
 */
export const keptOf = (fields: readonly Field[], values: Values): Values =>
  Object.fromEntries(
    fields
      .filter(({ kind, schema }) => kind !== 'password' && kind !== 'attachments' && !schema.writeOnly)
      .map(({ name }) => [name, values[name]])
      .filter(([, value]) => !isEmpty(value))
  )

/** Reads the values of a dialog from its draft. Fields that the dialog no longer has are left out. */
export function valuesOf(fields: readonly Field[], content: string | undefined): Values {
  try {
    const values: unknown = JSON.parse(content ?? '{}')
    return typeof values === 'object' && values !== null ? keptOf(fields, values as Values) : {}
  } catch {
    return {}
  }
}
