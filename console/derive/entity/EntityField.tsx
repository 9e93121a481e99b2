import { useWatch } from 'react-hook-form'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { isShown } from '../../fields/fields.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { Facts } from '../../widgets/registry.tsx'
import { DerivedInput } from '../form/DerivedInput.tsx'
import { DerivedField } from '../record/DerivedField.tsx'
import type { EntityField as Field } from './edit/form.ts'

interface Props {
  field: Field
  record: EntityRecord | undefined
  autoFocus: boolean
}

/**
 * Shows one field in the form of an entity. The field is hidden while its condition is not met. It is read-only if the
 * person may not change it.
 */
export function EntityField({ field, record, autoFocus }: Props) {
  if (field.fixed) return <FixedField field={field} record={record} />
  return <DerivedInput source={field.name} autoFocus={autoFocus} />
}

function FixedField({ field, record }: Omit<Props, 'autoFocus'>) {
  const label = useFieldLabel()
  const values = useWatch({ disabled: field.schema['x-when'] === undefined })
  if (!isShown(field, values)) return null
  const { name } = field
  const value = <DerivedField source={name} record={record ?? { id: 0 }} />
  return <Facts facts={[{ name, label: label(name), value }]} />
}
