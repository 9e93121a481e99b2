import type { Group } from './row.ts'
import { answers } from './rows/answers.tsx'
import { controls } from './rows/controls.tsx'
import { dialogs } from './rows/dialogs.tsx'
import { forms } from './rows/forms.tsx'
import { records } from './rows/records.tsx'
import { words } from './rows/words.tsx'

/** The parts of the portal that the gallery shows and that the journeys examine. */
export const groups: readonly Group[] = [controls, words, answers, dialogs, records, forms]
