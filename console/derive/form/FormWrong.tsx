import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { isShown } from '../../fields/fields.ts'
import { useColon, useFieldLabel } from '../../fields/labels.ts'
import { useErrorWords } from '../../widgets/inputs/errorWords.ts'
import { inputId, useFormFields } from '../../widgets/inputs/FormFields.ts'
import { WrongSummary } from '../../widgets/registry.tsx'

/**
 * Shows the errors of the surrounding derived form, in the order of the form. Each line links to its field. After a
 * refused press the first wrong field gets the focus, whether the form or the server found the error.
 */
export function FormWrong() {
  const { fields = [], prefix = '', operation, titles } = useFormFields() ?? {}
  const label = useFieldLabel()
  const colon = useColon()
  const errorWords = useErrorWords(operation)
  const { trigger } = useFormContext()
  const { errors, isSubmitting, submitCount } = useFormState()
  const values = useWatch()
  const wrong = fields.flatMap(field => {
    const { name } = field
    const error = errors[name]
    if (!error || !isShown(field, values)) return []
    const words = `${titles?.get(name) ?? label(name, operation)}${colon}${errorWords(name, error)}`
    return [{ fieldId: inputId(prefix, name), words }]
  })
  const first = wrong[0]?.fieldId
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press that is over moves the focus
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && first) document.getElementById(first)?.focus()
  }, [submitCount, isSubmitting])
  // a change of another field may correct an error: a repeated password, a condition
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other values can mend a mistake
  useEffect(() => {
    const mendable = Object.keys(errors).filter(name => errors[name]?.type !== 'server')
    if (mendable.length > 0) void trigger(mendable)
  }, [values])
  return <WrongSummary wrong={wrong} />
}
