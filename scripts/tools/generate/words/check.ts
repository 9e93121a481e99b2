import type { Board } from '@board/schemas'
import type { Contract } from '../contract/merge.ts'
import type { Problem } from '../problem.ts'
import { actionProblems } from './actions.ts'
import type { AllWords } from './discover.ts'
import { eventProblems } from './events.ts'
import { languageProblems } from './languages.ts'
import type { Places } from './places.ts'
import { tabProblems } from './tabs.ts'
import { unwrittenSummaries } from './to-write.ts'

/** Everything that must have words. */
export type Wordy = {
  contract: Contract
  boards: readonly Board[]
  /** The lines of tabs. */
  places: Places
}

/**
 * Lists the missing words of actions and tabs, at the place that misses them, and the words of what does not
 * exist, at their own place.
 */
export function wordProblems(words: AllWords, wordy: Wordy): Problem[] {
  return [
    ...unwrittenSummaries(wordy.contract.operations),
    ...languageProblems(words),
    ...actionProblems(words, wordy.contract),
    ...tabProblems(words, wordy),
    ...eventProblems(words)
  ]
}
