import { useListContext, useTranslate } from 'ra-core'
import { useFieldLabel } from '../labels.ts'
import { activeFilters, type Filter, withoutFilter } from '../schema/filters.ts'
import { formatDate } from '../time.ts'
import { useFilterWords } from './useFilterWords.ts'

/** Returns the chips of the current filters, with name and value as text. */
export function useChips(filters: readonly Filter[]) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const { filterValues, setFilters } = useListContext()
  const active = activeFilters(filters, filterValues)
  const wordsOf = useFilterWords(active, filterValues)

  const words = (filter: Filter): string => {
    if (filter.kind !== 'range') return wordsOf(filter)
    const end = (value: unknown) =>
      filter.of === 'time' && typeof value === 'number' ? formatDate(value) : String(value ?? '')
    return [filterValues[filter.from], filterValues[filter.to]].map(end).join(' – ')
  }
  return active.map(filter => ({
    key: filter.name,
    label: translate('board.chip', { name: label(filter.name), value: words(filter) }),
    onRemove: () => setFilters(withoutFilter(filter, filterValues))
  }))
}
