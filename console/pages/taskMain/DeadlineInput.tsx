import { useRecordContext } from 'ra-core'
import { formatDate, fromInput } from '../../derive/time.ts'
import type { InputProps } from '../../overrides.ts'
import { inputs } from '../../widgets/registry.tsx'

const day = 24 * 60 * 60

/**
 * Returns the latest deadline that an act on a record may set, in seconds; undefined if the record does not tell it: a
 * row of a list tells it while it is not late. Domain 4.
 */
export function latestOf(
  record: { readonly assignUntil?: unknown; readonly deadlineAt?: unknown } | undefined,
  now: number
): number | undefined {
  const { assignUntil, deadlineAt } = record ?? {}
  if (typeof assignUntil === 'number') return assignUntil
  if (typeof deadlineAt !== 'number' || deadlineAt <= now) return undefined
  const before = deadlineAt - day
  return formatDate(before) < formatDate(now) ? deadlineAt : before
}

/** Edits the deadline of an assignment: its picker offers no day that is past or later than allowed. */
export default function DeadlineInput(props: InputProps) {
  const now = Date.now() / 1000
  const minimum = fromInput(formatDate(now)) ?? 0
  const maximum = latestOf(useRecordContext(), now)
  const schema = { type: 'integer', minimum, 'x-widget': 'date' } as const
  return <inputs.date {...props} schema={maximum === undefined ? schema : { ...schema, maximum }} />
}
