import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { dictOptions, type Site, useSite } from '../api/site.ts'
import type { Option } from '../base/option.ts'
import { useEnumWord } from './labels.ts'
import { listOf } from './values.ts'

/** The largest range of numbers that is offered as choices. */
const longestRange = 10

const isNumeric = (schema: JsonSchema) =>
  [schema.type].flat().some(type => type === 'integer' || type === 'number')

const rangeOf = ({ minimum, maximum }: JsonSchema): number[] | undefined =>
  minimum !== undefined && maximum !== undefined && maximum - minimum < longestRange
    ? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
    : undefined

/**
 * Returns the choices that a schema allows: the values of its dictionary that its enum also has, the values of its
 * enum, or a short range of numbers.
 */
function choicesOf(schema: JsonSchema, site: Site | undefined, word: (value: unknown) => string): Option[] {
  const one = schema.items ?? schema
  const allowed = one.enum ?? rangeOf(one)
  if (one['x-dict']) {
    const options = dictOptions(site, one['x-dict'], isNumeric(one))
    if (options.length > 0) return options.filter(option => !allowed || allowed.includes(option.value))
  }
  return (allowed ?? [])
    .filter(value => value !== null)
    .map(value => ({ value: value as string | number, label: word(value) }))
}

/** Returns the choices of a form: those that can be chosen now, and the present value. */
export const offeredOf = (options: readonly Option[], value?: unknown): Option[] =>
  options.filter(option => !option.isRetired || listOf(value).includes(option.value))

/**
 * Returns the choices of a field in the reader's language; undefined until they are known.
 * @param operation the action whose dialog has the field
 */
export function useOptions(name: string, schema: JsonSchema, operation?: string): Option[] | undefined {
  const isOfDictionary = (schema.items ?? schema)['x-dict'] !== undefined
  const site = useSite()
  const word = useEnumWord()
  if (site === undefined && isOfDictionary) return undefined
  return choicesOf(schema, site, value => word(name, value, operation))
}
