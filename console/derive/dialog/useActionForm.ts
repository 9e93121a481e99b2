import { actions } from '@board/generated/actions'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { createAttempts } from '../../api/attempts.ts'
import { failureWords, isConflict, isGone } from '../../api/failure.ts'
import { useSite } from '../../api/site.ts'
import type { Values } from '../../base/values.ts'
import { fieldsOf, initialValues } from '../../fields/fields.ts'
import { withSiteLengths } from '../../fields/siteLengths.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { fieldWordsOf } from '../form/refusal.ts'
import { contractResolver } from '../form/resolver.ts'
import { useAct } from './useAct.ts'
import { useEmptyQuestion } from './useEmptyQuestion.ts'

const nothing: JsonSchema = {}
const same = (values: Values) => values

/** Derives a form from an operation's request body: its initial values, its validation and its submission. */
export function useActionForm(
  { id, resource, record, given = {}, hidden, sendsEmpty, prepare = same, onFailed }: ActionTarget,
  onDone: (data: unknown, values: Values) => void
) {
  const translate = useTranslate()
  const body = actions[id].body ?? nothing
  const limits = useSite()?.limits
  const fields = useMemo(
    () =>
      withSiteLengths(
        fieldsOf(body, record).filter(({ name }) => name !== hidden),
        id,
        limits
      ),
    [body, record, hidden, id, limits]
  )
  const [defaultValues] = useState(() => initialValues(fields, given, record))
  const resolver = useMemo(() => contractResolver(fields), [fields])
  const { act, isPending, error, reset } = useAct()
  const [attempt] = useState(() => createAttempts())
  const { question, isAnswered } = useEmptyQuestion(id, fields)

  /** Sends the entered values, and returns the server's errors by field. */
  async function submit(values: Values) {
    if (!isAnswered(values)) return undefined
    try {
      const done = await act({
        operation: id,
        resource,
        record,
        values: prepare(values),
        sendsEmpty,
        attempt
      })
      if (done) onDone(done.data, values)
      return undefined
    } catch (refusal) {
      onFailed?.()
      return fieldWordsOf(refusal, fields)
    }
  }

  const isAtField = fieldWordsOf(error, fields) !== undefined
  return {
    fields,
    /** Initial values and validation of the form, and the record that its inputs may read. */
    options: { defaultValues, resolver, record },
    submit,
    /** Forgets the last refusal. */
    forget: reset,
    busy: isPending,
    /** The question before the action is sent without the fields that are empty: it says what then happens. */
    question,
    /** The message above the form: a refusal that is shown at no field, or a conflict. */
    trouble: error && !isAtField ? failureWords(error, translate) : undefined,
    /** True if another person changed the record, or the reader cannot see it any more. */
    conflict: isConflict(error) || isGone(error)
  }
}
