import { useT } from '../../lib/i18n.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { stateOf } from './message-state.ts'

/** Shows the state of a message as a mark and a word. */
export function StateChip(props: { state: number; gradingUsed: boolean; auditState?: number }) {
  const t = useT()
  const { label, tone } = stateOf(props)
  return <Chip tone={tone}>{t(label)}</Chip>
}
