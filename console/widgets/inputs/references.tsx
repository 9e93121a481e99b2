import { Autocomplete, Box, Button, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RecordPicker } from '../parts/RecordPicker.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { chosenOf, same } from './options.ts'
import type { ControlProps, Option } from './types.ts'

/** Milliseconds between the last letter and the request to the server. */
const pause = 300

/** Returns the props with which an Autocomplete searches on the server, if the server finds its choices. */
function useServerSearch(onSearch: ControlProps['onSearch']) {
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
 * Returns the earlier list of choices as long as the new one is equal: given another list, an Autocomplete
 * discards what is being typed.
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

/** Returns the common props of both kinds of Autocomplete. */
function useAutocomplete({ id, options = [], disabled, loading, onSearch }: ControlProps) {
  const translate = useTranslate()
  return {
    ...useServerSearch(onSearch),
    id,
    options: [...options],
    isOptionEqualToValue: (a: Option, b: Option) => a.value === b.value,
    disabled: disabled ?? false,
    loading: loading ?? false,
    loadingText: translate('ra.page.loading'),
    noOptionsText: translate('form.noOptions'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
    size: 'small'
  } as const
}

/** Shows a control and, if the server finds its choices, a button that opens all records in a dialog. */
function WithPicker({
  children,
  several,
  ...props
}: ControlProps & { several: boolean; children: ReactNode }) {
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

/** Chooses one of many records, found by typing. */
export function ReferenceControl(props: ControlProps) {
  const common = useAutocomplete(props)
  const { value, onChange, options = [], error, autoFocus, label, compact } = props
  const [chosen = null] = useKept(options.filter(same(value)))
  return (
    <FieldFrame {...props}>
      <WithPicker {...props} several={false}>
        <Autocomplete
          {...common}
          value={chosen}
          onChange={(_, option) => onChange(option?.value)}
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

/** Chooses several of many records. */
export function ReferencesControl(props: ControlProps) {
  const common = useAutocomplete(props)
  const { value, onChange, options = [], error, label, compact } = props
  const chosen = useKept(options.filter(option => chosenOf(value).includes(option.value)))
  return (
    <FieldFrame {...props}>
      <WithPicker {...props} several={true}>
        <Autocomplete
          multiple
          {...common}
          value={chosen}
          onChange={(_, next) => onChange(next.length > 0 ? next.map(option => option.value) : undefined)}
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
