import type { OperationId } from '@board/client'
import type { JsonSchema } from '@board/schemas/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { dictOptions, type Site, useSite } from '../../api/site.ts'
import type { Option } from '../../widgets/registry.tsx'

/** The widest range of numbers that is offered as choices. */
const longestRange = 10

const isNumeric = (schema: JsonSchema) =>
  [schema.type].flat().some(type => type === 'integer' || type === 'number')

const rangeOf = ({ minimum, maximum }: JsonSchema): number[] | undefined =>
  minimum !== undefined && maximum !== undefined && maximum - minimum < longestRange
    ? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
    : undefined

/** The choices that a schema allows: its dictionary narrowed by its enum, its enum, or a short range of numbers. */
export function choicesOf(
  schema: JsonSchema,
  site: Site | undefined,
  word: (value: unknown) => string
): Option[] {
  const one = schema.items ?? schema
  const allowed = one.enum ?? rangeOf(one)
  if (one['x-dict']) {
    const options = dictOptions(site, one['x-dict'], isNumeric(one))
    if (options.length > 0) return options.filter(option => !allowed || allowed.includes(option.value))
  }
  return (allowed ?? []).map(value => ({ value: value as string | number, label: word(value) }))
}

/** The operation that lists the records a reference may name (`x-ref.resource` is its id). */
export const listOfReference = (schema: JsonSchema): OperationId | undefined =>
  (schema['x-ref'] ?? schema.items?.['x-ref'])?.resource as OperationId | undefined

function recordsAsOptions(answer: unknown, label: string): Option[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((record: Record<string, unknown>) => {
    const { id, regionName } = record
    if (typeof id !== 'number' && typeof id !== 'string') return []
    const name = String(record[label] ?? id)
    return [
      { value: id, label: typeof regionName === 'string' && regionName ? `${name}（${regionName}）` : name }
    ]
  })
}

/** The choices of a field in the reader's language, fetched where it refers to other records. */
export function useOptions(name: string, schema: JsonSchema): { options: Option[]; loading: boolean } {
  const site = useSite()
  const translate = useTranslate()
  const operation = listOfReference(schema)
  const label = (schema['x-ref'] ?? schema.items?.['x-ref'])?.label ?? 'name'
  const references = useQuery({
    queryKey: ['options', operation],
    queryFn: ({ signal }) => (operation ? api.callAny(operation, { signal }) : []),
    enabled: operation !== undefined,
    staleTime: 5 * 60_000
  })
  if (operation) return { options: recordsAsOptions(references.data, label), loading: references.isPending }
  const word = (value: unknown) => translate(`enums.${name}.${String(value)}`, { _: String(value) })
  return {
    options: choicesOf(schema, site, word),
    loading: site === undefined && schema['x-dict'] !== undefined
  }
}
