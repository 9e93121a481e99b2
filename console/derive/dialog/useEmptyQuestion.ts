import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { Values } from '../../base/values.ts'
import { type Field, isEmpty, isEnabled, isShown } from '../../fields/fields.ts'

/** Milliseconds in which a second press is part of a double click, and no answer. */
const pause = 1000

/**
 * Asks once more before an action without a value that it may do without, such as a deadline: the words of the action
 * (`empty`) say what then happens. A second press with the same empty fields goes on.
 */
export function useEmptyQuestion(operation: string | undefined, fields: readonly Field[]) {
  const translate = useTranslate()
  const [question, setQuestion] = useState<string>()
  const askedAt = useRef(0)

  /** Tells whether the values are sent now; otherwise the question is shown. */
  function isAnswered(values: Values): boolean {
    const asked = fields
      .filter(field => isShown(field, values) && isEnabled(field, values) && isEmpty(values[field.name]))
      .map(({ name }) => translate(`actions.${operation}.empty.${name}`, { ...values, _: '' }))
      .filter(Boolean)
      .join(' ')
    if (asked === '') return true
    if (asked === question) return Date.now() - askedAt.current >= pause
    askedAt.current = Date.now()
    setQuestion(asked)
    return false
  }

  return { question, isAnswered }
}
