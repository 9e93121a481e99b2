import { useFieldValue, useTranslate } from 'ra-core'
import type { FieldProps } from '../../derive/overrides.ts'
import { operationLine } from './operationLine.ts'

/** Shows an operation by the kind of its record and the text of its button. */
export function OperationName({ source }: FieldProps) {
  const translate = useTranslate()
  return operationLine(String(useFieldValue({ source }) ?? ''), translate)
}
