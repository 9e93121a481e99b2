import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FilterLine, inputs, RangeInput } from '../../widgets/registry.tsx'
import { focusRows } from '../keys.ts'
import { useFieldLabel } from '../labels.ts'
import type { FieldKind, Values } from '../schema/fields.ts'
import { type Filter, filtersInLine, withValue } from '../schema/filters.ts'
import { useOptions } from '../schema/options.ts'

interface Props {
  filters: readonly Filter[]
  values: Values
  onChange: (values: Values) => void
  tools?: ReactNode
  formRef: React.RefObject<HTMLFormElement | null>
}

interface ControlProps {
  filter: Exclude<Filter, { kind: 'range' | 'flag' }>
  value: unknown
  onChange: (value: unknown) => void
}

const choice: readonly FieldKind[] = ['select', 'multiSelect', 'reference', 'references']
/** Kinds that are typed: they filter on Enter or after a pause, not on every letter. */
const typed: readonly FieldKind[] = ['text', 'number']
const pause = 500

function FilterControl({ filter, value, onChange }: ControlProps) {
  const id = useId()
  const label = useFieldLabel()
  const choices = useOptions(filter.name, filter.schema, value)
  const [draft, setDraft] = useState(value)
  const isTyped = typed.includes(filter.kind)
  useEffect(() => setDraft(value), [value])
  useEffect(() => {
    if (!isTyped || draft === value) return
    const timer = setTimeout(() => onChange(draft), pause)
    return () => clearTimeout(timer)
  }, [draft, value, isTyped, onChange])
  const none = choices.options.length === 0 && !choices.loading && !choices.onSearch
  if (choice.includes(filter.kind) && none) return null
  const Input = inputs[filter.kind]
  return (
    <Input
      id={id}
      name={filter.name}
      label={label(filter.name)}
      schema={filter.schema}
      value={isTyped ? draft : value}
      onChange={isTyped ? setDraft : onChange}
      {...choices}
      compact
    />
  )
}

/** Yes or no, or either where nothing is chosen. */
function FlagControl({ name, value, onChange }: { name: string } & Pick<ControlProps, 'value' | 'onChange'>) {
  const id = useId()
  const translate = useTranslate()
  const label = useFieldLabel()
  const chosen = Array.isArray(value) && value.length === 1 ? String(value[0]) : undefined
  const SelectInput = inputs.select
  return (
    <SelectInput
      id={id}
      name={name}
      label={label(name)}
      schema={{ type: 'string' }}
      value={chosen}
      onChange={next => onChange(next === undefined ? undefined : [next === 'true'])}
      options={['true', 'false'].map(one => ({ value: one, label: translate(`ra.boolean.${one}`) }))}
      compact
    />
  )
}

/** The filters of a list: four in the line, the rest behind 更多筛选. */
export function FilterBar({ filters, values, onChange, tools, formRef }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const id = useId()
  const [line, rest] = [filters.slice(0, filtersInLine), filters.slice(filtersInLine)]
  const [open, setOpen] = useState(false)
  const latest = useRef({ values, onChange })
  latest.current = { values, onChange }
  const [setters] = useState(() => new Map<string, (value: unknown) => void>())
  const setterOf = (name: string) => {
    const known = setters.get(name)
    if (known) return known
    const setter = (value: unknown) => {
      const { values: now, onChange: apply } = latest.current
      apply(withValue(now, name, value))
    }
    setters.set(name, setter)
    return setter
  }
  const draw = (filter: Filter) => {
    if (filter.kind === 'range') {
      return (
        <RangeInput
          key={filter.name}
          id={`${id}${filter.name}`}
          of={filter.of}
          label={label(filter.name)}
          from={values[filter.from]}
          to={values[filter.to]}
          onChange={(from, to) => onChange(withValue(withValue(values, filter.from, from), filter.to, to))}
        />
      )
    }
    const control = { value: values[filter.name], onChange: setterOf(filter.name) }
    if (filter.kind === 'flag') return <FlagControl key={filter.name} name={filter.name} {...control} />
    return <FilterControl key={filter.name} filter={filter} {...control} />
  }
  return (
    <FilterLine
      label={translate('board.filters')}
      line={line.map(draw)}
      rest={rest.map(draw)}
      restOpen={open}
      onRest={() => setOpen(!open)}
      tools={tools}
      formRef={formRef}
      onSubmit={() => focusRows(document)}
    />
  )
}
