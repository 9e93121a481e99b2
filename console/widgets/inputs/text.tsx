import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { OutlinedInput } from '@mui/material'
import type { ControlProps } from '../../fields/controlProps.ts'
import { describedBy, FieldFrame } from '../parts/forms/FieldFrame.tsx'

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * Returns the number of characters for the line below the field, such as "12/200"; undefined if the maximum is above
 * 10,000.
 */
const counted = (props: ControlProps) =>
  props.schema.maxLength && props.schema.maxLength <= 10000 && !props.compact
    ? `${Array.from(asText(props.value)).length}/${props.schema.maxLength}`
    : undefined

export function TextBox(
  props: ControlProps & { type?: string; rows?: number; inputMode?: 'numeric' | 'decimal' }
) {
  const {
    id,
    name,
    label,
    value,
    onChange,
    disabled,
    autoFocus,
    error,
    compact,
    type = 'text',
    rows,
    inputMode
  } = props
  return (
    <OutlinedInput
      id={id}
      name={name}
      type={type}
      value={asText(value)}
      onChange={event => onChange(event.target.value === '' ? undefined : event.target.value)}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      error={error !== undefined}
      fullWidth
      multiline={rows !== undefined}
      {...(rows === undefined ? {} : { minRows: rows, maxRows: 16 })}
      placeholder={compact ? label : ''}
      inputProps={{
        'aria-describedby': describedBy(props),
        'aria-required': props.required || undefined,
        inputMode,
        // a filter cannot show an error, so it accepts no more characters than the list does
        maxLength: compact ? props.schema.maxLength : undefined,
        autoComplete: props.autoComplete ?? 'off'
      }}
    />
  )
}

export const TextControl = (props: ControlProps) => (
  <FieldFrame {...props}>
    <TextBox {...props} />
  </FieldFrame>
)

export const TextareaControl = (props: ControlProps) => (
  <FieldFrame {...props} counter={counted(props)}>
    <TextBox {...props} rows={props.schema['x-widget'] === 'reply' ? 8 : 3} />
  </FieldFrame>
)

export const PasswordControl = (props: ControlProps) => (
  <FieldFrame {...props}>
    <TextBox {...props} type="password" />
  </FieldFrame>
)

const isWhole = (schema: JsonSchema) => ![schema.type].flat().includes('number')

/** Converts typed text to a number. Other text is unchanged, so that the field can show the error. */
function readNumber(value: unknown, whole: boolean): unknown {
  const digits = whole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/
  const plain = typeof value === 'string' && digits.test(value) && String(Number(value)) === value
  return plain ? Number(value) : value
}

export const NumberControl = (props: ControlProps) => (
  <FieldFrame {...props}>
    <TextBox
      {...props}
      inputMode={isWhole(props.schema) ? 'numeric' : 'decimal'}
      onChange={value => props.onChange(readNumber(value, isWhole(props.schema)))}
    />
  </FieldFrame>
)
