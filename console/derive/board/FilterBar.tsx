import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type ConsoleBoard, schemasOf } from '../../boards.ts'
import { FilterLine, inputs, RangeInput } from '../../widgets/registry.tsx'
import { focusRows } from '../keys.ts'
import { useFieldLabel } from '../labels.ts'
import type { FieldKind, Values } from '../schema/fields.ts'
import { type Filter, filtersInLine, filtersOf } from '../schema/filters.ts'
import { useOptions } from '../schema/options.ts'
import type { BoardState } from './urlState.ts'

interface Props {
  board: ConsoleBoard
  state: BoardState
  change: (part: Partial<BoardState>) => void
  tools: ReactNode
  formRef: React.RefObject<HTMLFormElement | null>
}

interface ControlProps {
  filter: Exclude<Filter, { kind: 'range' }>
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
  const { options, loading } = useOptions(filter.name, filter.schema)
  const [draft, setDraft] = useState(value)
  const isTyped = typed.includes(filter.kind)
  useEffect(() => setDraft(value), [value])
  useEffect(() => {
    if (!isTyped || draft === value) return
    const timer = setTimeout(() => onChange(draft), pause)
    return () => clearTimeout(timer)
  }, [draft, value, isTyped, onChange])
  if (choice.includes(filter.kind) && options.length === 0 && !loading) return null
  const Input = inputs[filter.kind]
  return (
    <Input
      id={id}
      name={filter.name}
      label={label(filter.name)}
      schema={filter.schema}
      value={isTyped ? draft : value}
      onChange={isTyped ? setDraft : onChange}
      options={options}
      loading={loading}
      compact
    />
  )
}

/** The filters of a board: four in the line, the rest behind 更多筛选; open where one of the rest is active. */
export function FilterBar({ board, state, change, tools, formRef }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const id = useId()
  const filters = filtersOf(board, schemasOf(board).body)
  const [line, rest] = [filters.slice(0, filtersInLine), filters.slice(filtersInLine)]
  const [open, setOpen] = useState(false)
  const latest = useRef({ state, change })
  latest.current = { state, change }
  const [setters] = useState(() => new Map<string, (value: unknown) => void>())
  const setterOf = (name: string) => {
    const known = setters.get(name)
    if (known) return known
    const setter = (value: unknown) => {
      const { state: now, change: apply } = latest.current
      apply({ filter: withValue(now.filter, name, value) })
    }
    setters.set(name, setter)
    return setter
  }
  const draw = (filter: Filter) =>
    filter.kind === 'range' ? (
      <RangeInput
        key={filter.name}
        id={`${id}${filter.name}`}
        label={label(filter.name)}
        from={state.filter[filter.from] as number | undefined}
        to={state.filter[filter.to] as number | undefined}
        onChange={(from, to) =>
          change({ filter: withValue(withValue(state.filter, filter.from, from), filter.to, to) })
        }
      />
    ) : (
      <FilterControl
        key={filter.name}
        filter={filter}
        value={state.filter[filter.name]}
        onChange={setterOf(filter.name)}
      />
    )
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

const withValue = (filter: Values, name: string, value: unknown): Values => ({
  ...Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name)),
  ...(value === undefined ? {} : { [name]: value })
})
