import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { useRecordContext, useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { InputProps } from '../../derive/overrides.ts'
import { useEnumWord, useFieldLabel } from '../../fields/labels.ts'
import { useFieldSchema } from '../../fields/recordSchemas.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { Facts, inputs } from '../../widgets/registry.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { useAmount } from './useAmount.ts'

const number: JsonSchema = { type: 'integer' }

/** Edits the code of a parameter. The code of a parameter that the product reads is only shown. */
export function ParameterCode(props: InputProps) {
  const schema = useFieldSchema(props.source)
  const label = useFieldLabel()
  const parameter = useParameter()
  if (!parameter?.meaning) return <inputs.text {...props} schema={schema} />
  return <Facts facts={[{ name: props.source, label: label(props.source), value: parameter.code }]} />
}

/** Edits the value of a parameter with the input for its kind, and shows what another value would have changed. */
export function ParameterInput(props: InputProps) {
  const parameter = useParameter()
  const value = useWatch({ name: props.source })
  return (
    <PageTexts family="records" fallback={null}>
      <Value {...props} />
      {parameter?.meaning && (
        <Rehearsal
          code={parameter.code}
          stored={parameter.value}
          value={typeof value === 'string' ? value.trim() : ''}
          isRehearsable={parameter.isRehearsable}
        />
      )}
    </PageTexts>
  )
}

interface Parameter {
  readonly code: string
  readonly meaning: string | null
  readonly kind: string | null
  readonly value: string
  readonly defaultValue: string | null
  readonly unit: string | null
  readonly lowest: number | null
  readonly highest: number | null
  readonly isRehearsable: boolean
}

/** Returns the parameter that the surrounding form edits; undefined for a new one. */
function useParameter(): Parameter | undefined {
  const record = useRecordContext<Partial<Parameter> & { id?: number }>()
  return record?.id === undefined ? undefined : (record as Parameter)
}

function Value(props: InputProps) {
  const translate = useTranslate()
  const schema = useFieldSchema(props.source)
  const enumWord = useEnumWord()
  const hint = useValueHint(props.source)
  const parameter = useParameter()
  const label = parameter?.meaning ? enumWord('meaning', parameter.meaning) : undefined
  const named = { ...props, label: props.label ?? label, helperText: hint }
  switch (parameter?.kind) {
    case 'whole':
      return (
        <inputs.number
          {...named}
          schema={number}
          isRequired
          // the table stores every value as text
          parse={entered => (entered === null ? null : String(entered))}
        />
      )
    case 'flag':
      return (
        <inputs.select
          {...named}
          schema={schema}
          isRequired
          options={['1', '0'].map(value => ({ value, label: translate(`ra.boolean.${value === '1'}`) }))}
        />
      )
    case 'pattern':
      return <inputs.textarea {...named} schema={schema} isRequired />
    case 'address':
    case 'choice':
    case 'text':
      return <inputs.text {...named} schema={schema} />
    default:
      return <inputs.textarea {...named} schema={schema} />
  }
}

/** Returns the hint below the value. For a whole number it begins with the limits and the default value. */
function useValueHint(source: string): string {
  const translate = useTranslate()
  const amount = useAmount()
  const parameter = useParameter()
  const usual = translate(`entities.parameter.hints.${source}`)
  if (parameter?.kind !== 'whole') return usual
  const bounds = { lowest: parameter.lowest, highest: amount(parameter.highest, parameter.unit) }
  return `${translate('records.rehearsal.between', { ...bounds, usual: parameter.defaultValue })}${usual}`
}
