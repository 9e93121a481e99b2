import { type UngradedWord, ungradedWord } from '@board/schemas/facts/ungraded'
import type { MessageKey, Translate } from '../../lib/i18n.tsx'
import type { ChipTone } from '../../ui/lists/chip.tsx'

interface Staged {
  state: number
  /** True if its replies can be graded. */
  gradingUsed: boolean
  auditState?: number
}

/**
 * Returns the label of a message’s state for its chip. If the message is not approved, the audit state counts.
 * Specification 4.
 */
export function stateOf({ state, gradingUsed, auditState = 1 }: Staged): {
  label: MessageKey
  tone: ChipTone
} {
  const audit = auditLabels[auditState]
  if (audit) return audit
  const ungraded = ungradedWord(state, { gradingUsed })
  if (ungraded) return ungradedLabels[ungraded]
  return traceLabels[state] ?? { label: 'state.awaitingReply', tone: 'wait' }
}

/**
 * Returns the choices of the filter by reply, in the words of the chips.
 * @param gradingUsed false for a list of messages whose replies nobody grades
 */
export const replyChoices = (t: Translate, { gradingUsed }: Pick<Staged, 'gradingUsed'>) => [
  { value: 1, label: t('state.replied') },
  { value: 0, label: t(stateOf({ state: 0, gradingUsed }).label) }
]

const auditLabels: Record<number, { label: MessageKey; tone: ChipTone }> = {
  0: { label: 'state.pending', tone: 'wait' },
  2: { label: 'state.returned', tone: 'late' },
  3: { label: 'state.withdrawn', tone: 'quiet' },
  4: { label: 'state.deleted', tone: 'quiet' }
}

/** The labels for messages whose replies nobody grades. Earlier grades keep their own labels. */
const ungradedLabels: Record<UngradedWord, { label: MessageKey; tone: ChipTone }> = {
  notReplied: { label: 'state.notReplied', tone: 'wait' },
  replied: { label: 'state.replied', tone: 'ok' },
  explained: { label: 'state.closed', tone: 'ok' }
}

const traceLabels: Record<number, { label: MessageKey; tone: ChipTone }> = {
  0: { label: 'state.awaitingReply', tone: 'wait' },
  1: { label: 'state.awaitingGrade', tone: 'ok' },
  2: { label: 'state.awaitingGrade', tone: 'ok' },
  // neutral, because a grade may be low
  3: { label: 'state.graded', tone: 'quiet' },
  11: { label: 'state.explained', tone: 'ok' },
  12: { label: 'state.explained', tone: 'ok' },
  13: { label: 'state.gradedTwice', tone: 'quiet' },
  21: { label: 'state.closed', tone: 'ok' }
}
