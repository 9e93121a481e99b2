import { useFieldValue, useTranslate } from 'ra-core'
import type { FieldProps } from '../../overrides.ts'
import { operationWords } from './operationWords.ts'

/** Shows an operation by the text of its button. */
export function OperationName({ source }: FieldProps) {
  const translate = useTranslate()
  return operationWords(String(useFieldValue({ source }) ?? ''), translate)
}
