import type { MessageKey } from '../lib/i18n.tsx'
import type { ChipTone } from '../ui/chip.tsx'

/** The label of each answer to the question whether the matter is solved, and the tone of its chip. */
export const solvedWords: Readonly<Record<1 | 2 | 3, { label: MessageKey; tone: ChipTone }>> = {
  1: { label: 'solved.yes', tone: 'ok' },
  2: { label: 'solved.partly', tone: 'wait' },
  3: { label: 'solved.no', tone: 'late' }
}
