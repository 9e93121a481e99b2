import type { Entity } from '@board/schemas/vocabulary/entity'
import type { SortPayload } from 'ra-core'
import type { ListRules } from '../list/address.ts'

/** Returns the initial sort of a list: that of its view, or newest first. */
const usualSort = ({ view }: Entity): SortPayload => view.sort ?? { field: 'id', order: 'DESC' }

/** Returns the filters of a list: those of its view, and the field whose records are shown as a tree beside it. */
export function filterFields({ view }: Entity): string[] {
  return [...new Set([...view.filters, ...(view.aside ? [view.aside] : [])])]
}

/**
 * Returns every field by which an address may filter. For a tree this includes the parent. All of them are shown as
 * chips.
 */
export function addressFields(entity: Entity): string[] {
  const { tree } = entity.view
  return [...new Set([...filterFields(entity), ...(tree ? [tree] : [])])]
}

/** Tells whether a list can be sorted by a column. Lists of values, objects and ids of references cannot be sorted. */
export function isSortable(entity: Entity, name: string): boolean {
  const schema = entity.schema.properties[name] ?? {}
  const { columns, unsorted = [] } = entity.view
  return (
    columns.includes(name) &&
    !unsorted.includes(name) &&
    schema.items === undefined &&
    schema.properties === undefined &&
    schema['x-ref'] === undefined
  )
}

/**
 * Returns the rules for the address of a list. A search without a field searches the name, so that the filter is
 * visible.
 * @param readable the fields by which the reader may filter; absent: all
 */
export function entityRules(
  entity: Entity,
  readable: readonly string[] = Object.keys(entity.schema.properties)
): ListRules {
  const fields = addressFields(entity).filter(field => readable.includes(field))
  const { label } = entity.schema['x-resource']
  return {
    filters: Object.fromEntries(
      Object.entries(entity.filter.properties ?? {}).filter(
        ([name, schema]) => name !== 'q' && fields.includes(schema['x-filter']?.field ?? name)
      )
    ),
    defaults: {},
    kept: [],
    aliases: { q: label },
    usualSort: usualSort(entity),
    isSortable: ({ field }) => isSortable(entity, field)
  }
}
