import { pageClock } from '@board/client/server-clock'
import { useRecordContext } from 'ra-core'
import type { InputProps } from '../../derive/overrides.ts'
import { formatDate, fromInput } from '../../fields/time.ts'
import { inputs } from '../../widgets/registry.tsx'

/** Edits the deadline of an assignment. Its picker offers no past day, and none later than the record allows. Domain 4. */
export default function DeadlineInput(props: InputProps) {
  const now = pageClock.now() / 1000
  const minimum = fromInput(formatDate(now)) ?? 0
  const maximum = useRecordContext<{ id: number; assignUntil?: number | null }>()?.assignUntil ?? undefined
  const schema = { type: 'integer', minimum, 'x-widget': 'date' } as const
  return <inputs.date {...props} schema={maximum === undefined ? schema : { ...schema, maximum }} />
}
