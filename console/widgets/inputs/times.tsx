import { OutlinedInput } from '@mui/material'
import { formatDate, fromInput, toTimeInput } from '../../derive/time.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './types.ts'

function TimeControl({ days, ...props }: InputProps & { days: boolean }) {
  const { id, name, value, onChange, disabled, error } = props
  const shown = typeof value === 'number' ? (days ? formatDate(value) : toTimeInput(value)) : ''
  return (
    <FieldFrame {...props}>
      <OutlinedInput
        id={id}
        name={name}
        type={days ? 'date' : 'datetime-local'}
        value={shown}
        onChange={event => onChange(fromInput(event.target.value))}
        disabled={disabled ?? false}
        error={error !== undefined}
        inputProps={{ 'aria-describedby': describedBy(props) }}
      />
    </FieldFrame>
  )
}

/** A day as yyyy-MM-dd, which is no moment. */
export const DayInput = (props: InputProps) => (
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

/** A day: its last second, because what is due on a day is due by its end. */
export const DateInput = (props: InputProps) => (
  <TimeControl
    {...props}
    days
    onChange={value => props.onChange(typeof value === 'number' ? value + 24 * 60 * 60 - 1 : undefined)}
  />
)

/** A minute in Asia/Shanghai. */
export const TimeInput = (props: InputProps) => <TimeControl {...props} days={false} />
