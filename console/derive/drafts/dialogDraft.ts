import { type ActionId, actions } from '@board/generated/actions'
import { type Field, isEmpty, keys, type Values } from '../schema/fields.ts'

/** Names the record that a request is about; its version changes while it stays the same record. */
const recordKey = (id: ActionId, record: Values): string =>
  Object.keys(actions[id].body?.properties ?? {})
    .filter(name => keys.has(name) && name !== 'version')
    .map(name => `${name}=${String(record[name])}`)
    .join('&')

/** The place of the draft of one dialog: one per person, act and record. */
export const dialogKey = (uid: number, id: ActionId, record: Values): string =>
  `console.draft.${uid}.dialog.${id}.${recordKey(id, record)}`

/** Returns the entered values that a draft keeps: no passwords, no files (they are kept by themselves), nothing empty. */
export const keptOf = (fields: readonly Field[], values: Values): Values =>
  Object.fromEntries(
    fields
      .filter(({ kind, schema }) => kind !== 'password' && kind !== 'attachments' && !schema.writeOnly)
      .map(({ name }) => [name, values[name]])
      .filter(([, value]) => !isEmpty(value))
  )

/** Reads the values of a dialog from its draft; those of fields that it no longer has are left out. */
export function valuesOf(fields: readonly Field[], content: string | undefined): Values {
  try {
    const values: unknown = JSON.parse(content ?? '{}')
    return typeof values === 'object' && values !== null ? keptOf(fields, values as Values) : {}
  } catch {
    return {}
  }
}
