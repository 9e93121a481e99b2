import type { Group } from './row.ts'
import { cellGroups } from './rows/cells.tsx'
import { controlGroups } from './rows/controls.tsx'
import { frames } from './rows/frames.tsx'
import { acts, answers } from './rows/parts.tsx'

/** The parts of the console that the gallery shows and that the journeys examine. */
export const groups: readonly Group[] = [...controlGroups, ...cellGroups, acts, answers, frames]
