import { useFieldValue, useTranslate } from 'ra-core'
import type { FieldProps } from '../../derive/overrides.ts'

/** Shows the verb of an event as text. */
export function EventName({ source }: FieldProps) {
  const translate = useTranslate()
  const verb = String(useFieldValue({ source }) ?? '')
  return translate(`events.${verb}`, { _: verb })
}
