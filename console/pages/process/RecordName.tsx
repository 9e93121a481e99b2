import type { ColumnProps } from '../../overrides.ts'

/** What a process or a task is about, in lists: what the record is called, or only its business key. */
export function RecordName({ record: row, value }: ColumnProps) {
  const record = value as { title: string } | null
  return record?.title ?? String(row.businessKey ?? '')
}
