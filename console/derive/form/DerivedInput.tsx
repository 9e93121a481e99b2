import { useResourceContext } from 'ra-core'
import { kindOf } from '../../fields/fields.ts'
import { useRecordSchema } from '../../fields/recordSchemas.ts'
import { useFormFields } from '../../widgets/inputs/FormFields.ts'
import type { InputProps } from '../../widgets/registry.tsx'
import { FieldInput } from './FieldInput.tsx'

/**
 * Shows the input of a field of the resource around it, in any form of react-admin: `<DerivedInput
 * source="deptId" />`. Its component, label, hint, choices, conditions and rules come from the entity's
 * schema.
 */
export function DerivedInput({ source, ...props }: Omit<InputProps, 'schema'>) {
  const resource = useResourceContext()
  const form = useFormFields()
  const known = form?.fields.find(field => field.name === source)
  const record = useRecordSchema()
  const schema = known?.schema ?? record.properties?.[source]
  if (!schema) throw new Error(`${resource} has no field ${source}`)
  const required = record.required?.includes(source) ?? false
  const field = known ?? { name: source, schema, kind: kindOf(schema), required }
  return <FieldInput field={field} {...props} />
}
