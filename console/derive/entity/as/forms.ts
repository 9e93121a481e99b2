import type { Entity } from '@board/schemas/vocabulary/entity'
import { useListContext, useStore } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { formatDate } from '../../../fields/time.ts'
import { useNow } from '../../../fields/useNow.ts'
import { displayedIn } from '../../list/address.ts'
import { addMonths, isMonth } from './monthName.ts'

/** A form in which a list is shown. */
export type ListForm = 'table' | 'calendar' | 'kanban'

/** Returns the forms in the view of an entity whose fields the reader may read. */
export function formsOf({ view }: Entity, readable: readonly string[]): ListForm[] {
  const { calendar, kanban } = view.as ?? {}
  const canRead = (fields: readonly (string | undefined)[]) =>
    fields.every(field => field === undefined || readable.includes(field))
  return [
    'table',
    ...(calendar && canRead([calendar.from, calendar.to]) ? (['calendar'] as const) : []),
    ...(kanban && canRead([kanban.by]) ? (['kanban'] as const) : [])
  ]
}

/**
 * Returns the form in which the list of a resource is shown. It is one of the parameters of the list
 * (`displayedFilters.as`), so that react-admin keeps it in the address and in the store.
 */
export function useListForm(entity: Entity, offered: readonly ListForm[]): ListForm {
  const { search } = useLocation()
  const [kept] = useStore<{ displayedFilters?: unknown }>(`${entity.name}.listParams`, {})
  const { as } = displayedIn(search, kept.displayedFilters)
  return offered.find(form => form === as) ?? 'table'
}

/** Returns the functions that change the form of the list around a component, and the month of its calendar. */
export function useFormParams() {
  const { displayedFilters, filterValues, setFilters } = useListContext()
  const now = useNow()
  const { as, month: given, ...others } = Object(displayedFilters)
  const present = formatDate(now).slice(0, 7)
  const month = isMonth(given) ? given : present
  const set = (params: object) => setFilters(filterValues, { ...others, ...params })
  return {
    month,
    show: (form: ListForm) => set(form === 'table' ? {} : { as: form }),
    moveMonth: (count: number) => set({ as, month: addMonths(month, count) }),
    showToday: () => set({ as })
  }
}
