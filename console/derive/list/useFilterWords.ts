import { useMemo } from 'react'
import { useRecordLabels } from '../../api/options.ts'
import { useComma, useValueWords } from '../labels.ts'
import type { Values } from '../schema/fields.ts'
import type { Filter } from '../schema/filters.ts'
import { listOf, resourceOf } from '../schema/values.ts'

/** What filters are set to, in words: labels of dictionaries, of enums and of the records they refer to. */
export function useFilterWords(active: readonly Filter[], values: Values) {
  const wordsOf = useValueWords()
  const comma = useComma()
  const wanted = useMemo(
    () =>
      active.flatMap(filter => {
        const resource = filter.kind === 'range' ? undefined : resourceOf(filter.schema)
        return resource ? [{ resource, ids: listOf(values[filter.name]) }] : []
      }),
    [active, values]
  )
  const labelOf = useRecordLabels(wanted)
  return (filter: Exclude<Filter, { kind: 'range' }>): string => {
    const resource = resourceOf(filter.schema)
    const one = filter.schema.items ?? filter.schema
    return listOf(values[filter.name])
      .map(value => (resource ? labelOf(resource, value) : wordsOf(filter.name, one, value)))
      .join(comma)
  }
}
