import { useFieldValue, useRecordContext } from 'ra-core'
import type { FieldProps } from '../../derive/overrides.ts'

/** Shows the object of a process or a task in lists: the name of the record, or only its business key. */
export function RecordName({ source }: FieldProps) {
  const record = useFieldValue({ source }) as { title: string } | null | undefined
  const row = useRecordContext()
  const name = record?.title ?? String(row?.businessKey ?? '')
  return <span title={name}>{name}</span>
}
