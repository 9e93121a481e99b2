import { useResourceContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { type Field, findingOf, isEnabled, isRequired, isShown } from '../../fields/fields.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { messageOf } from '../../widgets/inputs/errorWords.ts'
import { inputId, useFormFields } from '../../widgets/inputs/FormFields.ts'
import { type InputProps, inputs } from '../../widgets/registry.tsx'
import { readOverrides } from '../overrides.ts'

interface Props extends Omit<InputProps, 'source' | 'schema'> {
  field: Field
}

/**
 * Shows one field of a derived form according to its conditions (`x-when`). A hidden field is not rendered. An input of
 * `console/app/overrides.ts` replaces it: that of the operation to which the form belongs, or else that of the resource.
 */
export function FieldInput({ field, ...props }: Props) {
  const { name, schema, kind } = field
  const label = useFieldLabel()
  const resource = useResourceContext()
  const { operation, prefix } = useFormFields() ?? {}
  const Own = readOverrides().fields[`${operation}.${name}`] ?? readOverrides().fields[`${resource}.${name}`]
  const values = useWatch({ disabled: schema['x-when'] === undefined })
  if (!isShown(field, values)) return null
  const required = isRequired(field, values)
  const disabled = !isEnabled(field, values)
  if (Own) {
    return (
      <Own
        source={name}
        {...(prefix !== undefined && { id: inputId(prefix, name) })}
        isRequired={required}
        disabled={disabled}
        {...(props.autoFocus && { autoFocus: true })}
        {...labelled(props)}
      />
    )
  }
  const Input = inputs[kind]
  return (
    <Input
      source={name}
      label={label(name, operation, schema.minLength)}
      schema={schema}
      isRequired={required}
      disabled={disabled}
      // checks the field in forms that have no resolver
      validate={(_, all) => {
        const finding = findingOf({ ...field, required }, all)
        return finding && messageOf(finding)
      }}
      {...(kind === 'password' && { autoComplete: 'new-password' })}
      {...props}
    />
  )
}

/** Returns the label of an input if it is given. Without one, react-admin finds the label. */
const labelled = ({ label }: Pick<InputProps, 'label'>) => (label === undefined ? {} : { label })
