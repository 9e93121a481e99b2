import { formatDate, fromInput } from '../../derive/time.ts'
import type { InputProps } from '../../overrides.ts'
import { inputs } from '../../widgets/registry.tsx'

/** Edits a deadline: its picker offers no day that has passed. */
export default function DeadlineInput(props: InputProps) {
  const minimum = fromInput(formatDate(Date.now() / 1000)) ?? 0
  return <inputs.date {...props} schema={{ type: 'integer', minimum, 'x-widget': 'date' }} />
}
