import { inputs } from '../../widgets/registry.tsx'
import { useFieldLabel } from '../labels.ts'
import { type Field, isEnabled, isRequired, isShown, type Values } from '../schema/fields.ts'
import { offeredOf, useOptions } from '../schema/options.ts'

interface Props {
  id: string
  field: Field
  operation: string
  values: Values
  error: string | undefined
  autoFocus: boolean
  onChange: (value: unknown) => void
}

/** One field of a derived form; a field whose condition is not met is not there. */
export function FormField({ id, field, operation, values, error, autoFocus, onChange }: Props) {
  const label = useFieldLabel()
  const { options, ...choices } = useOptions(field.name, field.schema, values[field.name])
  if (!isShown(field, values)) return null
  const Input = inputs[field.kind]
  return (
    <Input
      id={id}
      name={field.name}
      label={label(field.name, operation)}
      schema={field.schema}
      value={values[field.name]}
      onChange={onChange}
      required={isRequired(field, values)}
      disabled={!isEnabled(field, values)}
      autoFocus={autoFocus}
      error={error}
      options={offeredOf(options, values[field.name])}
      {...choices}
    />
  )
}
