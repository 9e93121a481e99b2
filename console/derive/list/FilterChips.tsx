import { useListContext, useTranslate } from 'ra-core'
import { activeFilters, type Filter, withoutFilter } from '../../fields/filters.ts'
import { useComma, useFieldLabel, useValueWords } from '../../fields/labels.ts'
import { formatDate } from '../../fields/time.ts'
import { useRecordNames } from '../../fields/useRecordNames.ts'
import { listOf, resourceOf } from '../../fields/values.ts'
import { ActiveChip, ChipLine } from '../../widgets/registry.tsx'
import { useFiltered } from './RecordList.tsx'

/** Shows a filter with its value: labels of dictionaries or enums, or the names of the records to which it refers. */
function FilterChip({ filter }: { filter: Filter }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const comma = useComma()
  const wordsOf = useValueWords()
  const { filterValues, setFilters } = useListContext()
  const isRange = filter.kind === 'range'
  const values = isRange
    ? [filterValues[filter.from], filterValues[filter.to]]
    : listOf(filterValues[filter.name])
  const resource = isRange ? undefined : resourceOf(filter.schema)
  const nameOf = useRecordNames(resource, values)
  const words = values.map(value => {
    if (resource !== undefined) return nameOf(value)
    if (!isRange) return wordsOf(filter.name, filter.schema.items ?? filter.schema, value)
    return filter.of === 'time' && typeof value === 'number' ? formatDate(value) : String(value ?? '')
  })
  return (
    <ActiveChip
      words={translate('board.chip', {
        name: label(filter.name),
        value: words.length === 0 ? translate('board.noneChosen') : words.join(isRange ? ' – ' : comma)
      })}
      onRemove={() => setFilters(withoutFilter(filter, filterValues))}
    />
  )
}

/** Shows the current filters of a list as chips. */
export function FilterChips({ filters }: { filters: readonly Filter[] }) {
  const { filterValues } = useListContext()
  const { clear } = useFiltered()
  const active = activeFilters(filters, filterValues)
  if (active.length === 0) return null
  return (
    <ChipLine onClear={clear}>
      {active.map(filter => (
        <FilterChip key={filter.name} filter={filter} />
      ))}
    </ChipLine>
  )
}
