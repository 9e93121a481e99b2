import { Box, Button, OutlinedInput } from '@mui/material'
import { useChoicesContext, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { optionName, type RecordOption } from '../../api/options.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import type { Option } from '../../base/option.ts'
import type { ControlProps } from '../../fields/controlProps.ts'
import { refOf, resourceOf } from '../../fields/values.ts'
import { size } from '../../theme/tokens.ts'
import { FieldFrame } from '../parts/forms/FieldFrame.tsx'
import { chosenOf, same } from './options.ts'
import type { Beginning, TypedProps } from './typedChoices.tsx'

const RecordPicker = lazyPart(() =>
  import('../parts/trees/RecordPicker.tsx').then(module => ({ default: module.RecordPicker }))
)

/**
 * Returns the previous list of choices while the new one is equal, because an Autocomplete with a new list discards the
 * typed text.
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

/** The fields that find their choices by typing are fetched when a form or a filter has one. */
const TypedChoice = lazyPart(() =>
  import('./typedChoices.tsx').then(module => ({ default: module.TypedChoice }))
)
const TypedChoices = lazyPart(() =>
  import('./typedChoices.tsx').then(module => ({ default: module.TypedChoices }))
)

interface AwaitedProps extends Pick<ControlProps, 'id' | 'label' | 'compact' | 'autoFocus'> {
  onUse: (isPressed: boolean) => void
}

/** Keeps the place of a field until it is fetched, and reports whether it has the focus or was pressed. */
const AwaitedField = ({ id, label, compact, autoFocus, onUse }: AwaitedProps) => (
  <OutlinedInput
    id={id}
    fullWidth
    readOnly
    placeholder={compact ? label : ''}
    autoFocus={autoFocus ?? false}
    onFocus={() => onUse(false)}
    onMouseDown={() => onUse(true)}
    onKeyDown={({ key }) => (key === 'ArrowDown' || key === 'ArrowUp') && onUse(true)}
  />
)

/** Records how a fetched field begins: focused if its place had the focus, and with its list if its place was pressed. */
function useBeginning(autoFocus = false) {
  const beginning = useRef<Beginning>({ isFocused: autoFocus, isOpen: false })
  return {
    beginning,
    onUse: (isPressed: boolean) => {
      beginning.current.isFocused = true
      if (isPressed) beginning.current.isOpen = true
    }
  }
}

/** Returns the common props of both kinds of fields, with the records of react-admin's ChoicesContext. */
function useAutocomplete({ id, schema, disabled, error }: ControlProps): TypedProps {
  const translate = useTranslate()
  const { allChoices = [], isPending, setFilters } = useChoicesContext<RecordOption>()
  // a call that cannot search has returned all records
  const isSearched = resourceOf(schema) !== undefined
  return {
    ...(isSearched && {
      filterOptions: (options: Option[]) => options,
      onInputChange: (_: unknown, text: string, reason: string) =>
        setFilters(reason === 'input' ? { q: text.trim() } : {}, undefined, true)
    }),
    id,
    options: allChoices.map(record => ({ value: record.id, label: optionName(record) })),
    isOptionEqualToValue: (a: Option, b: Option) => a.value === b.value,
    disabled: disabled ?? false,
    loading: isPending,
    loadingText: translate('ra.page.loading'),
    noOptionsText: translate('form.noOptions'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
    isWrong: error !== undefined
  }
}

/** Tells whether a filter has no choices. */
const isUseless = ({ compact, schema }: ControlProps, choices: readonly Option[], isPending: boolean) =>
  compact === true && choices.length === 0 && !isPending && resourceOf(schema) === undefined

/** Shows a control. If the server searches its choices, a button opens all records in a dialog. */
function WithPicker({
  children,
  several,
  ...props
}: ControlProps & { several: boolean; children: ReactNode }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const resource = resourceOf(props.schema)
  if (props.compact || resource === undefined) return children
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
        sx={{ alignSelf: 'flex-start', minHeight: size.field }}
      >
        {translate('entity.pick')}
      </Button>
      <Suspense>
        {open && (
          <RecordPicker
            resource={resource}
            label={props.label}
            several={several}
            narrowing={refOf(props.schema)?.filter}
            chosen={chosenOf(several ? props.value : [props.value])}
            onChoose={ids => {
              setOpen(false)
              props.onChange(ids.length === 0 ? undefined : several ? ids : ids[0])
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Box>
  )
}

/** Chooses one of many records, found by typing. */
export function ReferenceControl(props: ControlProps) {
  const common = useAutocomplete(props)
  const { value, onChange, autoFocus, label, compact } = props
  const { beginning, onUse } = useBeginning(autoFocus)
  const [chosen = null] = useKept(common.options.filter(same(value)))
  if (isUseless(props, common.options, common.loading)) return null
  return (
    <FieldFrame {...props}>
      <WithPicker {...props} several={false}>
        <Suspense fallback={<AwaitedField {...props} onUse={onUse} />}>
          <TypedChoice
            {...common}
            beginning={beginning}
            placeholder={compact ? label : ''}
            chosen={chosen}
            onChoose={option => onChange(option?.value)}
          />
        </Suspense>
      </WithPicker>
    </FieldFrame>
  )
}

/** Chooses several of many records. */
export function ReferencesControl(props: ControlProps) {
  const common = useAutocomplete(props)
  const { value, onChange, label, compact } = props
  const { beginning, onUse } = useBeginning()
  const chosen = useKept(common.options.filter(option => chosenOf(value).includes(option.value)))
  if (isUseless(props, common.options, common.loading)) return null
  return (
    <FieldFrame {...props}>
      <WithPicker {...props} several={true}>
        <Suspense fallback={<AwaitedField {...props} onUse={onUse} />}>
          <TypedChoices
            {...common}
            beginning={beginning}
            placeholder={compact && chosen.length === 0 ? label : ''}
            chosen={chosen}
            onChoose={next => onChange(next.length > 0 ? next.map(option => option.value) : undefined)}
          />
        </Suspense>
      </WithPicker>
    </FieldFrame>
  )
}
