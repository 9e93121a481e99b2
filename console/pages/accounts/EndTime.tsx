import { useFieldValue, useRecordContext, useTranslate } from 'ra-core'
import type { FieldProps } from '../../derive/overrides.ts'
import { formatTime } from '../../fields/time.ts'

/** A warning restricts nothing, so that it has no end. */
const warning = 7

/** Shows until when an account is restricted: a restriction without an end lasts for good. */
export function EndTime({ source }: FieldProps) {
  const translate = useTranslate()
  const at = useFieldValue({ source })
  const record = useRecordContext()
  if (typeof at === 'number') return formatTime(at)
  return record?.handleType === warning ? null : translate('people.endless')
}
