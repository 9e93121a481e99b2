import type { MessageKey } from '../lib/i18n.tsx'
import type { ChipTone } from '../ui/chip.tsx'

/** What an author says of the matter itself: the words of each answer, and the tone of its chip. */
export const solvedWords: Readonly<Record<1 | 2 | 3, { label: MessageKey; tone: ChipTone }>> = {
  1: { label: 'solved.yes', tone: 'ok' },
  2: { label: 'solved.partly', tone: 'wait' },
  3: { label: 'solved.no', tone: 'late' }
}
