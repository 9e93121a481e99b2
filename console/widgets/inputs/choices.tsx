import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  ListItemText,
  MenuItem,
  OutlinedInput,
  Radio,
  RadioGroup,
  Select
} from '@mui/material'
import type { ControlProps } from '../../fields/controlProps.ts'
import { isNeverEmpty } from '../../fields/fields.ts'
import { useComma } from '../../fields/labels.ts'
import { CheckMark } from '../parts/CheckMark.tsx'
import { describedBy, FieldFrame } from '../parts/forms/FieldFrame.tsx'
import { chosenOf, same } from './options.ts'

/** The largest number of choices that are radio buttons. */
const fewChoices = 4

export const BooleanControl = (props: ControlProps) => {
  const { id, label, value, onChange, disabled, error, hint } = props
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            checked={value === true}
            disabled={disabled ?? false}
            {...(error && { sx: { color: 'error.main' } })}
            onChange={(_, checked) => onChange(checked || undefined)}
            slotProps={{ input: { 'aria-describedby': describedBy(props), 'aria-invalid': Boolean(error) } }}
          />
        }
        label={label}
      />
      {error && (
        <FormHelperText error id={`${id}-error`} sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
      {hint && (
        <FormHelperText id={`${id}-hint`} sx={{ m: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </div>
  )
}

function Radios(props: ControlProps) {
  const { id, name, value, onChange, options = [], disabled, error } = props
  return (
    <FieldFrame {...props} group>
      <RadioGroup
        row
        name={`${id}-${name}`}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(options.find(option => String(option.value) === chosen)?.value)}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={disabled ?? false}
            // the first radio button has the field's own id, so that an error summary can link to it
            control={
              <Radio
                size="small"
                {...(error && { sx: { color: 'error.main' } })}
                slotProps={{ input: index === 0 ? { id } : {} }}
              />
            }
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  )
}

/** Offers one choice of a list: radio buttons if there are few and a value is required, otherwise a native select. */
export function SelectControl(props: ControlProps) {
  const { id, name, label, value, onChange, options = [], schema, required, disabled, error, compact } = props
  if (compact && props.options?.length === 0) return null
  if (required && options.length <= fewChoices) return <Radios {...props} />
  return (
    <FieldFrame {...props}>
      <Select
        native
        fullWidth
        sx={value === undefined && compact ? { color: 'text.disabled' } : {}}
        value={value ?? ''}
        disabled={disabled ?? false}
        error={error !== undefined}
        onChange={event =>
          onChange(options.find(option => String(option.value) === String(event.target.value))?.value)
        }
        inputProps={{ id, name, 'aria-describedby': describedBy(props) }}
      >
        {(compact || value === undefined || !isNeverEmpty(schema)) && (
          <option value="">{compact ? label : ''}</option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}

export function MultiSelectControl(props: ControlProps) {
  const { id, label, value, onChange, options = [], disabled, error, compact } = props
  const comma = useComma()
  if (compact && props.options?.length === 0) return null
  const chosen = chosenOf(value)
  const words = (values: readonly unknown[]) =>
    values.map(one => options.find(same(one))?.label ?? String(one)).join(comma)
  return (
    <FieldFrame {...props}>
      <Select<readonly (string | number)[]>
        multiple
        displayEmpty
        fullWidth
        // its line would leave a gap above the hint
        sx={{ verticalAlign: 'top' }}
        labelId={`${id}-label`}
        value={chosen}
        disabled={disabled ?? false}
        error={error !== undefined}
        input={<OutlinedInput id={id} />}
        onChange={event => {
          const next = event.target.value
          onChange(typeof next === 'string' || next.length === 0 ? undefined : next)
        }}
        renderValue={values =>
          values.length > 0 ? (
            <span title={words(values)}>{words(values)}</span>
          ) : (
            <Box sx={{ color: 'text.disabled', overflow: 'hidden', textOverflow: 'ellipsis' }} title={label}>
              {compact ? label : ' '}
            </Box>
          )
        }
      >
        {options.map(option => (
          <MenuItem key={option.value} value={option.value} dense>
            <CheckMark checked={chosen.includes(option.value)} />
            <ListItemText primary={option.label} />
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  )
}
