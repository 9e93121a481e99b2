import type { Entity } from '@board/schemas/vocabulary/entity'
import { useListContext } from 'ra-core'
import { withValue } from '../../fields/filters.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { listOf, refOf } from '../../fields/values.ts'
import { TreeAside } from '../../widgets/registry.tsx'

interface Props {
  entity: Entity
  /** The reference field whose records are shown beside the list. */
  field: string
}

/**
 * Shows the records of a reference as a tree beside the list. Choosing a record filters the list by it; choosing it
 * again removes the filter.
 */
export function Aside({ entity, field }: Props) {
  const label = useFieldLabel()
  const { filterValues, setFilters } = useListContext()
  const resource = refOf(entity.schema.properties[field] ?? {})?.resource
  if (!resource) return null
  const chosen = listOf(filterValues[field]).filter(one => typeof one === 'number' || typeof one === 'string')
  return (
    <TreeAside
      resource={resource}
      label={label(field)}
      chosen={chosen}
      onChoose={id => setFilters(withValue(filterValues, field, chosen.includes(id) ? undefined : [id]))}
    />
  )
}
