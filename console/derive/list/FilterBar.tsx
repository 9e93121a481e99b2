import { FilterLiveForm, useListContext, useResourceContext, useTranslate } from 'ra-core'
import { type ComponentType, type HTMLAttributes, type ReactNode, type RefObject, useState } from 'react'
import type { FieldKind } from '../../fields/fields.ts'
import { type Filter, filtersInLine } from '../../fields/filters.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { controls, FilterLine, type InputProps, inputs, RangeInput } from '../../widgets/registry.tsx'
import { focusRows } from '../keys.ts'
import { readOverrides } from '../overrides.ts'
import { paused } from './paused.tsx'
import { useListRules } from './RecordList.tsx'

interface Props {
  filters: readonly Filter[]
  tools?: ReactNode
  formRef: RefObject<HTMLFormElement | null>
}

/** The inputs for typed text. They filter on Enter or after a pause, and not on every letter. */
const typed: Readonly<Partial<Record<FieldKind, ComponentType<InputProps>>>> = {
  text: asInput(paused(controls.text)),
  number: asInput(paused(controls.number))
}

/** Maps an empty text to undefined. FilterLiveForm resets its form to an empty text for each unset filter. */
const withoutEmpty = (value: unknown) => (value === '' ? undefined : value)
/** Maps an absent list to an empty one, which finds nothing. */
const emptyList = (value: unknown) => value ?? []
/** Maps an unticked box to null, so that it does not filter. */
const onlyTicked = (value: unknown) => (value === false ? null : value)

function FilterInput({
  filter: { name, kind, schema }
}: {
  filter: Exclude<Filter, { kind: 'range' | 'flag' }>
}) {
  const { filterValues } = useListContext()
  const { emptiable = [] } = useListRules()
  const Input = typed[kind] ?? inputs[kind]
  return (
    <Input
      source={name}
      schema={schema}
      defaultValue={filterValues[name]}
      helperText={false}
      format={withoutEmpty}
      {...(kind === 'boolean' && { parse: onlyTicked })}
      {...(emptiable.includes(name) && { parse: emptyList })}
      compact
    />
  )
}

/** Offers yes, no, or both if nothing is chosen. */
function FlagInput({ name }: { name: string }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const SelectInput = inputs.select
  return (
    <SelectInput
      source={name}
      schema={{ type: 'string' }}
      defaultValue={filterValues[name]}
      helperText={false}
      format={value => (Array.isArray(value) && value.length === 1 ? String(value[0]) : undefined)}
      parse={chosen => (chosen === null ? null : [chosen === 'true'])}
      options={['true', 'false'].map(one => ({ value: one, label: translate(`ra.boolean.${one}`) }))}
      compact
    />
  )
}

/** Renders no form of its own, because FilterLine is the form. */
const Unframed = ({ children }: HTMLAttributes<HTMLFormElement>) => children

/** Shows the filters of a list by react-admin's FilterLiveForm: four in the line, and the others behind 更多筛选. */
export function FilterBar({ filters, tools, formRef }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const { filterValues } = useListContext()
  const resource = useResourceContext()
  const [open, setOpen] = useState(false)
  const draw = (filter: Filter) => {
    const { name } = filter
    const Own = readOverrides().filters?.[`${resource}.${name}`]
    if (Own) return <Own key={name} source={name} label={label(name)} />
    if (filter.kind === 'flag') return <FlagInput key={name} name={name} />
    if (filter.kind !== 'range') return <FilterInput key={name} filter={filter} />
    const { of, from, to } = filter
    return (
      <RangeInput key={name} of={of} label={label(name)} from={from} to={to} defaultValues={filterValues} />
    )
  }
  return (
    <FilterLiveForm debounce={false} formComponent={Unframed}>
      <FilterLine
        label={translate('board.filters')}
        line={filters.slice(0, filtersInLine).map(draw)}
        rest={filters.slice(filtersInLine).map(draw)}
        restOpen={open}
        onRest={() => setOpen(!open)}
        tools={tools}
        formRef={formRef}
        onSubmit={() => focusRows(document)}
      />
    </FilterLiveForm>
  )
}
