import { useFieldValue, useRecordContext, useTranslate } from 'ra-core'
import type { FieldProps } from '../../derive/overrides.ts'
import { cells } from '../../widgets/cells/cells.tsx'
import { useAmount } from './useAmount.ts'

/** Shows the value of a parameter with its unit, or as yes or no. */
export function ParameterValue({ source }: FieldProps) {
  const translate = useTranslate()
  const amount = useAmount()
  const record = useRecordContext()
  const value = useFieldValue({ source })
  if (value === undefined || value === null || value === '') return null
  if (record?.kind === 'whole') return amount(value, record.unit)
  if (record?.kind === 'flag') return translate(`ra.boolean.${value === '1'}`)
  return <cells.long value={value} name={source} label={value} />
}
