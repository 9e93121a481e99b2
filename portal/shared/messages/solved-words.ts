import { solvedAnswers } from '@board/schemas/facts/formats'
import type { MessageKey, Translate } from '../../lib/i18n.tsx'
import type { ChipTone } from '../../ui/lists/chip.tsx'

/** The choice of a person who does not want to answer the question; it takes an answer back. */
export const noAnswer = 0 as const

/** The label of each answer to the question whether the matter is solved, and the tone of its chip. */
export const solvedWords: Readonly<Record<1 | 2 | 3, { label: MessageKey; tone: ChipTone }>> = {
  1: { label: 'solved.yes', tone: 'ok' },
  2: { label: 'solved.partly', tone: 'wait' },
  3: { label: 'solved.no', tone: 'late' }
}

/** The choices of the question whether the matter is solved: the answers, and none. */
export const solvedChoices = (t: Translate) => [
  ...solvedAnswers.map(answer => ({ value: answer, label: t(solvedWords[answer].label) })),
  { value: noAnswer, label: t('solved.none') }
]
