import type { JsonSchema } from '@board/schemas/vocabulary'
import { useGetManyAggregate, useResourceContext } from 'ra-core'
import { overrides } from '../../overrides.ts'
import { cells, mostChips, TreeChoice } from '../../widgets/registry.tsx'
import { useComma, useFieldLabel, useValueWords } from '../labels.ts'
import { type CellKind, valueKind } from '../schema/columns.ts'
import { listOf, refOf, resourceOf } from '../schema/values.ts'
import type { EntityRecord } from './types.ts'

interface Props {
  name: string
  schema: JsonSchema
  value: unknown
  /** The record that it belongs to, for parts of one's own. */
  record: EntityRecord
  kind?: CellKind
  to?: string | undefined
  now: number
  /** There is room for the whole of a long text. */
  whole?: boolean
}

/** A value of a record: in words, as chips, by the names of what it refers to. */
export function ValueCell(props: Props) {
  const { name, schema, value, record, kind = valueKind(schema), to, now, whole = false } = props
  const resource = useResourceContext()
  const wordsOf = useValueWords()
  const comma = useComma()
  const labelOf = useFieldLabel()
  const target = resourceOf(schema)
  const ref = refOf(schema)
  const ids = target ? listOf(value) : []
  // of many that stand in a tree, which they are is seen best there
  const asTree = ref?.tree !== undefined && whole && ids.length > mostChips
  const { data } = useGetManyAggregate(
    target ?? '',
    { ids: ids as number[] },
    { enabled: target !== undefined && ids.length > 0 && !asTree }
  )
  const Own = overrides.columns[`${resource}.${name}`]
  if (Own) return <Own record={record} value={value} />
  const item = schema.items ?? schema
  if (asTree && target)
    return <TreeChoice resource={target} label={labelOf(name)} ids={ids as number[]} narrowing={ref.filter} />
  const labels = listOf(value).map(one =>
    target ? String(data?.find(option => option?.id === one)?.label ?? one) : wordsOf(name, item, one)
  )
  const Cell = cells[whole && kind === 'long' ? 'text' : kind]
  return (
    <Cell
      value={kind === 'link' && item.enum ? labels.join('、') : value}
      name={item['x-dict'] ?? name}
      tones={schema['x-tone']}
      label={labels.join(comma)}
      labels={labels}
      to={to ?? ''}
      now={now}
    />
  )
}
