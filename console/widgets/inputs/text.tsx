import type { JsonSchema } from '@board/schemas/vocabulary'
import { OutlinedInput } from '@mui/material'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './types.ts'

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Longest text for which the characters are counted under the field. */
const counted = (props: InputProps) =>
  props.schema.maxLength && props.schema.maxLength <= 10000 && !props.compact
    ? `${Array.from(asText(props.value)).length}/${props.schema.maxLength}`
    : undefined

function TextControl(
  props: InputProps & { type?: string; rows?: number; inputMode?: 'numeric' | 'decimal' }
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
        autoComplete: props.autoComplete ?? 'off'
      }}
    />
  )
}

export const TextInput = (props: InputProps) => (
  <FieldFrame {...props}>
    <TextControl {...props} />
  </FieldFrame>
)

export const TextareaInput = (props: InputProps) => (
  <FieldFrame {...props} counter={counted(props)}>
    <TextControl {...props} rows={props.schema['x-widget'] === 'reply' ? 8 : 3} />
  </FieldFrame>
)

export const PasswordInput = (props: InputProps) => (
  <FieldFrame {...props}>
    <TextControl {...props} type="password" />
  </FieldFrame>
)

const isWhole = (schema: JsonSchema) => ![schema.type].flat().includes('number')

/** What was typed as a number; as it is while it is none, so that the field can say so. */
function readNumber(value: unknown, whole: boolean): unknown {
  const digits = whole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/
  const plain = typeof value === 'string' && digits.test(value) && String(Number(value)) === value
  return plain ? Number(value) : value
}

export const NumberInput = (props: InputProps) => (
  <FieldFrame {...props}>
    <TextControl
      {...props}
      inputMode={isWhole(props.schema) ? 'numeric' : 'decimal'}
      onChange={value => props.onChange(readNumber(value, isWhole(props.schema)))}
    />
  </FieldFrame>
)
