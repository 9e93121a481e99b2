import { isObject, type JsonObject, objectOf } from '../json.ts'
import type { Operation } from './operation.ts'
import { propertiesOf, resolve } from './references.ts'

/**
 * Returns the schema of one record of a list, from the items of its data or of its data's `list`; undefined for other
 * calls.
 */
export function rowSchema(base: JsonObject, operation: Operation): JsonObject | undefined {
  const data = resolve(base, operation.data ?? {})
  const list = isObject(data.items) ? data : resolve(base, objectOf(propertiesOf(base, data).list))
  return isObject(list.items) ? list.items : undefined
}
