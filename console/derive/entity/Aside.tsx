import type { Entity } from '@board/schemas/entity'
import { TreeAside } from '../../widgets/registry.tsx'
import { useFieldLabel } from '../labels.ts'
import type { Values } from '../schema/fields.ts'
import { withValue } from '../schema/filters.ts'
import { listOf, refOf } from '../schema/values.ts'

interface Props {
  entity: Entity
  /** The reference whose records stand beside the list. */
  field: string
  values: Values
  onChange: (values: Values) => void
}

/** The records that a list is sorted under, as a tree beside it: choosing one filters the list, choosing it again frees it. */
export function Aside({ entity, field, values, onChange }: Props) {
  const label = useFieldLabel()
  const resource = refOf(entity.schema.properties[field] ?? {})?.resource
  if (!resource) return null
  const chosen = listOf(values[field]).filter(one => typeof one === 'number' || typeof one === 'string')
  return (
    <TreeAside
      resource={resource}
      label={label(field)}
      chosen={chosen}
      onChoose={id => onChange(withValue(values, field, chosen.includes(id) ? undefined : [id]))}
    />
  )
}
