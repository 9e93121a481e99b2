import { useFieldValue, useTranslate } from 'ra-core'
import type { FieldProps } from '../../overrides.ts'

/** Shows what happened: the verb of an event in words. */
export function EventName({ source }: FieldProps) {
  const translate = useTranslate()
  const verb = String(useFieldValue({ source }) ?? '')
  return translate(`events.${verb}`, { _: verb })
}
