import type { Entity } from '@board/schemas/entity'
import type { SortPayload } from 'ra-core'
import { type ListState, readFilters, readPlace, spreadFilter, writeList } from '../list/params.ts'

/** How a list begins: as its view says, else newest first. */
const usualSort = ({ view }: Entity): SortPayload => view.sort ?? { field: 'id', order: 'DESC' }

/** The fields that a list is filtered by: those of its view, and the one whose tree stands beside it. */
export function filterFields({ view }: Entity): string[] {
  return [...new Set([...view.filters, ...(view.aside ? [view.aside] : [])])]
}

/** Every field that an address may filter by: on a tree, also what stands above. All of them are shown as chips. */
export function addressFields(entity: Entity): string[] {
  const { tree } = entity.view
  return [...new Set([...filterFields(entity), ...(tree ? [tree] : [])])]
}

/** Whether a list can be ordered by a column: not by lists, nor by the ids that references are. */
function isSortable(entity: Entity, name: string): boolean {
  const schema = entity.schema.properties[name] ?? {}
  const { columns, unsorted = [] } = entity.view
  return (
    columns.includes(name) &&
    !unsorted.includes(name) &&
    schema.items === undefined &&
    schema['x-ref'] === undefined
  )
}

/** The order of a state, `field.ASC`, as the list asks for it. */
export function sortOf(entity: Entity, order: string | undefined): SortPayload {
  const [field = '', direction] = order?.split('.') ?? []
  return isSortable(entity, field) && (direction === 'ASC' || direction === 'DESC')
    ? { field, order: direction }
    : usualSort(entity)
}

/** The order after a press on a column's head: upwards first, then downwards. */
export function nextOrder(entity: Entity, order: string | undefined, column: string): string {
  const now = sortOf(entity, order)
  return `${column}.${now.field === column && now.order === 'ASC' ? 'DESC' : 'ASC'}`
}

/** How a column's head says that the list is ordered by it; undefined where it cannot be. */
export function sortWord(entity: Entity, order: string | undefined, column: string) {
  if (!isSortable(entity, column)) return undefined
  const now = sortOf(entity, order)
  if (now.field !== column) return 'none'
  return now.order === 'ASC' ? 'ascending' : 'descending'
}

/**
 * Reads a list's address; what does not fit is left out, so that an outdated address still shows a list.
 * @param readable the fields that the reader may filter by; absent: all
 */
export function readEntityState(
  address: URLSearchParams,
  entity: Entity,
  readable: readonly string[] = Object.keys(entity.schema.properties)
): ListState {
  const params = spreadFilter(address)
  const { label } = entity.schema['x-resource']
  const q = params.get('q')
  if (q && !params.has(label)) params.set(label, q)
  const fields = addressFields(entity).filter(field => readable.includes(field))
  const names = Object.entries(entity.filter.properties ?? {})
    .filter(([name, schema]) => name !== 'q' && fields.includes(schema['x-filter']?.field ?? name))
    .map(([name]) => name)
  const state: ListState = { ...readPlace(params), filter: readFilters(params, names, entity.filter) }
  const order = params.get('order') ?? undefined
  const { field, order: direction } = sortOf(entity, order)
  return order === `${field}.${direction}` ? { ...state, order } : state
}

/** Writes a list's address. The inverse of `readEntityState`. */
export const writeEntityState = (state: ListState) => writeList(new URLSearchParams(), state)
