import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  ListItemText,
  MenuItem,
  OutlinedInput,
  Radio,
  RadioGroup,
  Select,
  TextField
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isNeverEmpty } from '../../derive/schema/fields.ts'
import { CheckMark } from '../parts/CheckMark.tsx'
import { RecordPicker } from '../parts/RecordPicker.tsx'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import type { InputProps, Option } from './types.ts'

/** Choices that are few enough to be seen at once. */
const fewChoices = 4

const same = (value: unknown) => (option: Option) => option.value === value

export const BooleanInput = (props: InputProps) => {
  const { id, label, value, onChange, disabled, error, hint } = props
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            checked={value === true}
            disabled={disabled ?? false}
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

function Radios(props: InputProps) {
  const { id, name, value, onChange, options = [], disabled } = props
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
            // The field's own id, so that a summary of mistakes leads here.
            control={<Radio size="small" slotProps={{ input: index === 0 ? { id } : {} }} />}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  )
}

/** One of a list: seen at once where they are few and one is needed, else a native select. */
export function SelectInput(props: InputProps) {
  const { id, name, label, value, onChange, options = [], schema, required, disabled, error, compact } = props
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

const chosenOf = (value: unknown): readonly (string | number)[] => (Array.isArray(value) ? value : [])

export function MultiSelectInput(props: InputProps) {
  const { id, label, value, onChange, options = [], disabled, error, compact } = props
  const chosen = chosenOf(value)
  const words = (values: readonly unknown[]) =>
    values.map(one => options.find(same(one))?.label ?? String(one)).join('、')
  return (
    <FieldFrame {...props}>
      <Select<readonly (string | number)[]>
        multiple
        displayEmpty
        fullWidth
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
            words(values)
          ) : (
            <Box sx={{ color: 'text.disabled' }}>{compact ? label : ' '}</Box>
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

/** Milliseconds after the last letter until the server is asked. */
const pause = 300

/** What an Autocomplete needs so that the server finds its choices, where it does. */
function useServerSearch(onSearch: InputProps['onSearch']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!onSearch) return {}
  return {
    filterOptions: (options: Option[]) => options,
    onInputChange: (_: unknown, text: string, reason: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => onSearch(reason === 'input' ? text.trim() : ''), pause)
    }
  }
}

/**
 * The same choices as before, as long as they say the same: where it is given others, an Autocomplete takes what is being
 * typed away.
 */
function useKept(options: readonly Option[]): Option[] {
  const kept = useRef([...options])
  const before = kept.current
  const isSame =
    options.length === before.length &&
    options.every(({ value, label }, at) => value === before[at]?.value && label === before[at]?.label)
  if (!isSame) kept.current = [...options]
  return kept.current
}

/** A control, and beside it the way to look through all records, where the server finds them. */
function WithPicker({ children, several, ...props }: InputProps & { several: boolean; children: ReactNode }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const ref = props.schema['x-ref'] ?? props.schema.items?.['x-ref']
  const resource = ref?.resource
  if (!props.onSearch || props.compact || !resource) return children
  return (
    <Box sx={{ display: 'flex', gap: 2, '& > :not(button)': { flex: 1, minWidth: 0 } }}>
      {children}
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={translate('entity.tree.choose', { name: props.label })}
        disabled={props.disabled ?? false}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('entity.pick')}
      </Button>
      {open && (
        <RecordPicker
          resource={resource}
          label={props.label}
          several={several}
          narrowing={ref?.filter}
          chosen={chosenOf(several ? props.value : [props.value])}
          onChoose={ids => {
            setOpen(false)
            props.onChange(ids.length === 0 ? undefined : several ? ids : ids[0])
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

/** One of many records, found by typing. */
export function ReferenceInput(props: InputProps) {
  const translate = useTranslate()
  const search = useServerSearch(props.onSearch)
  const { id, value, onChange, options = [], disabled, error, loading, autoFocus, label, compact } = props
  const [chosen = null] = useKept(options.filter(same(value)))
  return (
    <FieldFrame {...props}>
      <WithPicker {...props} several={false}>
        <Autocomplete
          {...search}
          id={id}
          options={[...options]}
          value={chosen}
          onChange={(_, option) => onChange(option?.value)}
          isOptionEqualToValue={(a, b) => a.value === b.value}
          disabled={disabled ?? false}
          loading={loading ?? false}
          loadingText={translate('ra.page.loading')}
          noOptionsText={translate('form.noOptions')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          clearText={translate('ra.action.clear_input_value')}
          size="small"
          renderInput={params => (
            <TextField
              {...params}
              error={error !== undefined}
              autoFocus={autoFocus ?? false}
              placeholder={compact ? label : ''}
            />
          )}
        />
      </WithPicker>
    </FieldFrame>
  )
}

/** Several of many records. */
export function ReferencesInput(props: InputProps) {
  const translate = useTranslate()
  const search = useServerSearch(props.onSearch)
  const { id, value, onChange, options = [], disabled, error, loading, label, compact } = props
  const chosen = useKept(options.filter(option => chosenOf(value).includes(option.value)))
  return (
    <FieldFrame {...props}>
      <WithPicker {...props} several={true}>
        <Autocomplete
          multiple
          {...search}
          id={id}
          options={[...options]}
          value={chosen}
          onChange={(_, next) => onChange(next.length > 0 ? next.map(option => option.value) : undefined)}
          isOptionEqualToValue={(a, b) => a.value === b.value}
          disabled={disabled ?? false}
          loading={loading ?? false}
          loadingText={translate('ra.page.loading')}
          noOptionsText={translate('form.noOptions')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          clearText={translate('ra.action.clear_input_value')}
          size="small"
          limitTags={2}
          renderInput={params => (
            <TextField
              {...params}
              error={error !== undefined}
              placeholder={compact && chosen.length === 0 ? label : ''}
            />
          )}
        />
      </WithPicker>
    </FieldFrame>
  )
}
