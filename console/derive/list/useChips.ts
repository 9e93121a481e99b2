import { useTranslate } from 'ra-core'
import { useFieldLabel } from '../labels.ts'
import type { Values } from '../schema/fields.ts'
import { activeFilters, type Filter, withoutFilter } from '../schema/filters.ts'
import { formatDate } from '../time.ts'
import { useFilterWords } from './useFilterWords.ts'

/** The chips of what is filtered at present: name and value in words. */
export function useChips(filters: readonly Filter[], values: Values, onChange: (values: Values) => void) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const active = activeFilters(filters, values)
  const wordsOf = useFilterWords(active, values)

  const words = (filter: Filter): string => {
    if (filter.kind !== 'range') return wordsOf(filter)
    const end = (value: unknown) =>
      filter.of === 'time' && typeof value === 'number' ? formatDate(value) : String(value ?? '')
    return [values[filter.from], values[filter.to]].map(end).join(' – ')
  }
  return active.map(filter => ({
    key: filter.name,
    label: translate('board.chip', { name: label(filter.name), value: words(filter) }),
    onRemove: () => onChange(withoutFilter(filter, values))
  }))
}
