import { OutlinedInput } from '@mui/material'
import { useState } from 'react'
import type { ControlProps } from '../../fields/controlProps.ts'
import { formatDate, fromInput, toTimeInput } from '../../fields/time.ts'
import { describedBy, FieldFrame } from '../parts/forms/FieldFrame.tsx'

/** The largest moment of the contract, 9999-12-31, which is no limit for a field. */
const lastMoment = 253_402_214_400

function MomentControl({ days, ...props }: ControlProps & { days: boolean }) {
  const { id, name, value, onChange, disabled, error, schema, compact, label } = props
  const [hasFocus, setFocus] = useState(false)
  // the picker offers only days that the field accepts
  const earliest = days && schema.minimum ? formatDate(schema.minimum) : undefined
  const latest =
    days && schema.maximum && schema.maximum < lastMoment ? formatDate(schema.maximum) : undefined
  const shown = typeof value === 'number' ? (days ? formatDate(value) : toTimeInput(value)) : ''
  return (
    <FieldFrame {...props}>
      <OutlinedInput
        id={id}
        name={name}
        // a filter has no label above it: while it is empty it shows its name, which an input of times cannot
        type={compact && shown === '' && !hasFocus ? 'text' : days ? 'date' : 'datetime-local'}
        placeholder={label}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        sx={{ minWidth: 0 }}
        value={shown}
        onChange={event => onChange(fromInput(event.target.value))}
        disabled={disabled ?? false}
        error={error !== undefined}
        inputProps={{ 'aria-describedby': describedBy(props), min: earliest, max: latest }}
      />
    </FieldFrame>
  )
}

/** Edits a day as yyyy-MM-dd. Its value is a day and not a moment. */
export const DayControl = (props: ControlProps) => (
  <FieldFrame {...props}>
    <OutlinedInput
      id={props.id}
      name={props.name}
      type="date"
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={event => props.onChange(event.target.value || undefined)}
      disabled={props.disabled ?? false}
      error={props.error !== undefined}
      inputProps={{ 'aria-describedby': describedBy(props) }}
    />
  </FieldFrame>
)

/**
 * Edits a day. Its value is the last second of the day, because a task with this deadline is due at the end of the day.
 */
export const DateControl = (props: ControlProps) => (
  <MomentControl
    {...props}
    days
    onChange={value => props.onChange(typeof value === 'number' ? value + 24 * 60 * 60 - 1 : undefined)}
  />
)

/** Edits a minute in Asia/Shanghai. */
export const TimeControl = (props: ControlProps) => <MomentControl {...props} days={false} />
