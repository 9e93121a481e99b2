import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { type Field, isEmpty, isEnabled, isShown, type Values } from '../schema/fields.ts'

/**
 * Asks once more before an action without a value that it may do without, such as a deadline: the words of the action
 * (`empty`) say what then happens. A second press with the same empty fields goes on.
 */
export function useEmptyQuestion(operation: string | undefined, fields: readonly Field[]) {
  const translate = useTranslate()
  const [question, setQuestion] = useState<string>()

  /** Tells whether the values are sent now; otherwise the question is shown. */
  function isAnswered(values: Values): boolean {
    const asked = fields
      .filter(field => isShown(field, values) && isEnabled(field, values) && isEmpty(values[field.name]))
      .map(({ name }) => translate(`actions.${operation}.empty.${name}`, { ...values, _: '' }))
      .filter(Boolean)
      .join(' ')
    if (asked === '' || asked === question) return true
    setQuestion(asked)
    return false
  }

  return { question, isAnswered }
}
