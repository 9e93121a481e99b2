import { useResourceContext, useTranslate } from 'ra-core'
import { overrides } from '../../overrides.ts'
import { Facts, inputs } from '../../widgets/registry.tsx'
import { useFieldLabel } from '../labels.ts'
import { isEnabled, isRequired, isShown, type Values } from '../schema/fields.ts'
import { offeredOf, useOptions } from '../schema/options.ts'
import { useNow } from '../useNow.ts'
import type { EntityField as Field } from './form.ts'
import type { EntityRecord } from './types.ts'
import { ValueCell } from './ValueCell.tsx'

interface Props {
  id: string
  field: Field
  values: Values
  record: EntityRecord | undefined
  error: string | undefined
  autoFocus: boolean
  onChange: (value: unknown) => void
}

/** One field of a resource's form: not there while its condition is not met, only read where the person may not write it. */
export function EntityField(props: Props) {
  const { field, values, record } = props
  const label = useFieldLabel()
  const now = useNow()
  if (!isShown(field, values)) return null
  if (!field.fixed) return <OpenField {...props} />
  const { name, schema } = field
  return (
    <Facts
      facts={[
        {
          name,
          label: label(name),
          value: (
            <ValueCell
              name={name}
              schema={schema}
              value={record?.[name]}
              record={record ?? { id: 0 }}
              now={now}
            />
          )
        }
      ]}
    />
  )
}

function OpenField({ id, field, values, error, autoFocus, onChange }: Props) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const label = useFieldLabel()
  const { name, schema, kind } = field
  const choices = useOptions(name, schema, values[name])
  const hint = translate(`entities.${resource}.hints.${name}`, { _: '' })
  const Input = overrides.fields[`${resource}.${name}`] ?? inputs[kind]
  return (
    <Input
      id={id}
      name={name}
      label={label(name)}
      schema={schema}
      value={values[name]}
      onChange={onChange}
      required={isRequired(field, values)}
      disabled={!isEnabled(field, values)}
      autoFocus={autoFocus}
      error={error}
      hint={hint || undefined}
      {...(kind === 'password' && { autoComplete: 'new-password' })}
      {...choices}
      options={offeredOf(choices.options, values[name])}
    />
  )
}
