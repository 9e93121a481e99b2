import type { Field } from '../../fields/fields.ts'
import { FieldRefusal } from '../../provider/refusal.ts'

/** Returns the server's messages for these fields; undefined if it refused none of them. */
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

/** Returns the first field that the server refused, with its text; undefined if it refused none. */
export function refusedFieldOf(failure: unknown): { field: string; words: string } | undefined {
  if (!(failure instanceof FieldRefusal)) return undefined
  const [first] = Object.entries(failure.body.errors)
  return first && { field: first[0], words: first[1] }
}
