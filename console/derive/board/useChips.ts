import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { type ConsoleBoard, schemasOf } from '../../boards.ts'
import { useFieldLabel } from '../labels.ts'
import { activeFilters, type Filter, filtersOf, withoutFilter } from '../schema/filters.ts'
import { formatDate } from '../time.ts'
import type { BoardState } from './urlState.ts'

/** The chips of what is filtered at present: name and value in words. */
export function useChips(
  board: ConsoleBoard,
  state: BoardState,
  change: (part: Partial<BoardState>) => void
) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const labels = useLabels()
  const { filter } = state

  const one = (name: string, dict: string | undefined) => (value: unknown) => {
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    return dict ? labels(dict, value) : translate(`enums.${name}.${String(value)}`, { _: String(value) })
  }
  const words = (active: Filter): string => {
    if (active.kind === 'range') {
      const [from, to] = [filter[active.from], filter[active.to]]
      return [from, to].map(end => (typeof end === 'number' ? formatDate(end) : '')).join(' – ')
    }
    const value = filter[active.name]
    const dict = (active.schema.items ?? active.schema)['x-dict']
    return [value].flat().map(one(active.name, dict)).join('、')
  }
  return activeFilters(filtersOf(board, schemasOf(board).body), filter).map(active => ({
    key: active.name,
    label: translate('board.chip', { name: label(active.name), value: words(active) }),
    onRemove: () => change({ filter: withoutFilter(active, filter) })
  }))
}
