import type { OperationId } from '@board/client'
import type { JsonSchema } from '@board/schemas/vocabulary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import {
  fetchOptions,
  mostOptions,
  type Narrowing,
  type OptionFilter,
  optionName,
  optionsKey,
  optionsStale
} from '../../api/options.ts'
import { dictOptions, type Site, useSite } from '../../api/site.ts'
import type { Option } from '../../widgets/registry.tsx'
import { useEnumWord } from '../labels.ts'
import { listOf, refOf, resourceOf } from './values.ts'

/** The widest range of numbers that is offered as choices. */
const longestRange = 10

const isNumeric = (schema: JsonSchema) =>
  [schema.type].flat().some(type => type === 'integer' || type === 'number')

const rangeOf = ({ minimum, maximum }: JsonSchema): number[] | undefined =>
  minimum !== undefined && maximum !== undefined && maximum - minimum < longestRange
    ? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
    : undefined

/**
 * Returns the choices that a schema allows: its dictionary narrowed by its enum, its enum, or a short range
 * of numbers.
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

/** Returns the choices of a form: those that can be chosen now, and the one that was chosen before. */
export const offeredOf = (options: readonly Option[], value?: unknown): Option[] =>
  options.filter(option => !option.isRetired || listOf(value).includes(option.value))

/**
 * Returns the operation that lists the records that a board's reference may name (`x-ref.resource` is its
 * id).
 */
const listOfReference = (schema: JsonSchema): OperationId | undefined =>
  resourceOf(schema) ? undefined : (refOf(schema)?.resource as OperationId | undefined)

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

/** Choices for a component; it has `onSearch` if the server finds them. */
export interface Choices {
  options: Option[]
  loading: boolean
  onSearch?: (text: string) => void
}

/** Returns records of a schema-driven resource that match the typed text, and those already chosen. */
function useRecordOptions(
  resource: string | undefined,
  narrowing: Narrowing | undefined,
  value: unknown
): Choices {
  const [q, setSearch] = useState('')
  const chosen = listOf(value)
  const ask = (filter: OptionFilter, most: number) => ({
    queryKey: optionsKey(resource ?? '', filter),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOptions(resource ?? '', filter, most, signal),
    staleTime: optionsStale,
    placeholderData: keepPreviousData
  })
  const found = useQuery({
    ...ask({ ...narrowing, ...(q ? { q } : {}) }, mostOptions),
    enabled: resource !== undefined
  })
  const known = useQuery({
    ...ask({ id: chosen }, chosen.length),
    enabled: resource !== undefined && chosen.length > 0
  })
  const all = new Map(
    [...(chosen.length > 0 ? (known.data ?? []) : []), ...(found.data ?? [])].map(one => [
      one.id,
      optionName(one)
    ])
  )
  return {
    options: [...all].map(([id, label]) => ({ value: id, label })),
    loading: found.isPending || (chosen.length > 0 && known.isPending),
    onSearch: setSearch
  }
}

/** Returns the choices of a field in the reader's language; fetches them if the field refers to other records. */
export function useOptions(name: string, schema: JsonSchema, value?: unknown): Choices {
  const site = useSite()
  const word = useEnumWord()
  const resource = resourceOf(schema)
  const operation = listOfReference(schema)
  // The tree component fetches its own levels.
  const isTree = refOf(schema)?.tree !== undefined
  const records = useRecordOptions(isTree ? undefined : resource, refOf(schema)?.filter, value)
  const references = useQuery({
    queryKey: ['options', operation],
    queryFn: ({ signal }) => (operation ? api.callAny(operation, { signal }) : []),
    enabled: operation !== undefined,
    staleTime: 5 * 60_000
  })
  if (resource) return records
  if (operation) {
    const label = refOf(schema)?.label ?? 'name'
    return { options: recordsAsOptions(references.data, label), loading: references.isPending }
  }
  return {
    options: choicesOf(schema, site, value => word(name, value)),
    loading: site === undefined && schema['x-dict'] !== undefined
  }
}
