import { useTranslate } from 'ra-core'
import type { ColumnProps } from '../../overrides.ts'
import { operationWords } from './operationWords.ts'

/** What somebody did, in the words of the button that they pressed. */
export const OperationName = ({ value }: ColumnProps) => {
  const translate = useTranslate()
  return operationWords(String(value ?? ''), translate)
}
