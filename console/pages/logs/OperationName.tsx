import { useFieldValue, useTranslate } from 'ra-core'
import type { FieldProps } from '../../overrides.ts'
import { operationWords } from './operationWords.ts'

/** Shows what somebody did, with the text of the button that they pressed. */
export function OperationName({ source }: FieldProps) {
  const translate = useTranslate()
  return operationWords(String(useFieldValue({ source }) ?? ''), translate)
}
