import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { useFieldValue, useRecordContext } from 'ra-core'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { type CellKind, valueKind } from '../../fields/columns.ts'
import { useComma, useValueWords } from '../../fields/labels.ts'
import { useFieldSchema } from '../../fields/recordSchemas.ts'
import { listOf, resourceOf } from '../../fields/values.ts'
import { cells } from '../../widgets/registry.tsx'
import type { FieldProps } from '../overrides.ts'

export interface DerivedFieldProps extends FieldProps {
  /** The schema of the value; absent: that of the field in the surrounding resource. */
  schema?: JsonSchema | undefined
  /** The component that shows it; absent: the one for its schema. */
  kind?: CellKind | undefined
  /** The address of the link. */
  to?: string | undefined
  /** True if a long text is shown completely. */
  whole?: boolean
  /** Shown if there is no value. */
  emptyText?: ReactNode
}

/**
 * The component that shows the names of referenced records. The pages of entities provide it. Rows of boards contain
 * the names themselves.
 */
export const ReferencePartContext = createContext<ComponentType<ValueProps & { target: string }> | undefined>(
  undefined
)

/** Shows the derived field of a value. A custom field may render it, too. */
export function ValueField(props: DerivedFieldProps) {
  const own = useFieldSchema(props.source)
  const { schema = own, kind = valueKind(schema) } = props
  const target = kind === 'reference' || kind === 'list' ? resourceOf(schema) : undefined
  const field = { ...props, schema, kind }
  const Reference = useContext(ReferencePartContext)
  return target && Reference ? <Reference {...field} target={target} /> : <PlainValue {...field} />
}

/** Props of the components behind a field, which know its schema. */
export interface ValueProps extends DerivedFieldProps {
  schema: JsonSchema
  kind: CellKind
}

/** Shows a value by the label of its dictionary or its enum. */
function PlainValue(props: ValueProps) {
  const { source, schema } = props
  const wordsOf = useValueWords()
  const record = useRecordContext()
  const item = schema.items ?? schema
  const values = listOf(useFieldValue({ source }))
  return <LabelledValue {...props} labels={values.map(value => wordsOf(source, item, value, record))} />
}

/** Shows a value with its labels. */
export function LabelledValue(props: ValueProps & { labels: readonly string[] }) {
  const { source, schema, kind, to, whole = false, labels } = props
  const comma = useComma()
  const value: unknown = useFieldValue({ source })
  const item = schema.items ?? schema
  const Cell = cells[whole && kind === 'long' ? 'text' : kind]
  return (
    <Cell
      value={kind === 'link' && item.enum ? labels.join(comma) : value}
      name={item['x-dict'] ?? source}
      tones={schema['x-tone']}
      label={labels.join(comma)}
      labels={labels}
      to={to ?? ''}
      whole={whole}
    />
  )
}
