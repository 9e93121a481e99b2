import { TextField } from '@mui/material'
import { useId } from 'react'

interface Props {
  label: string
  value: string | number | undefined
  options: readonly { readonly value: string | number; readonly label: string }[]
  /** The label of the option that filters nothing; without it one of the options is always chosen. */
  all?: string
  onChange: (value: string | undefined) => void
}

/** Shows one filter of a page of figures as a list. */
export function Choice({ label, value, options, all, onChange }: Props) {
  const id = useId()
  return (
    <TextField
      select
      id={id}
      size="small"
      label={label}
      value={value ?? ''}
      onChange={event => onChange(event.target.value || undefined)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      // names of institutions are long: a list is as wide as its neighbours, not as its longest name
      sx={{
        minWidth: { xs: 'calc(50% - 8px)', sm: '7.5rem' },
        maxWidth: { sm: '15rem' },
        flex: { xs: 1, sm: '1 1 7.5rem' }
      }}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )
}
