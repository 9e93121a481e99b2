import { FieldRefusal } from '../../provider/refusal.ts'
import type { Field } from '../schema/fields.ts'

/** Returns the server's texts for those of these fields that it refused; undefined if it refused none of them. */
export function fieldWordsOf(
  failure: unknown,
  fields: readonly Field[]
): Readonly<Record<string, string>> | undefined {
  if (!(failure instanceof FieldRefusal)) return undefined
  const { errors } = failure.body
  const own = fields.flatMap(({ name }) => {
    const words = errors[name]
    return words === undefined ? [] : [[name, words] as const]
  })
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
