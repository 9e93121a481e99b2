import type { Values } from '../../base/values.ts'

/** The stage of a campaign in a list: its life cycle, or why it has none. */
export type Stage = 'life' | 'publicBefore' | 'withdrawn' | 'none'

const confirmed = 1

/**
 * Returns the stage of a campaign. The life cycle belongs to its confirmed text. Beside a newer text that waits for
 * confirmation, "not begun" alone would look like the state of the newer text.
 */
export function stageOf({ withdrawn, lifeCycle, auditState }: Values): Stage {
  if (withdrawn === true) return 'withdrawn'
  if (lifeCycle === null || lifeCycle === undefined) return 'none'
  return lifeCycle === 0 && auditState !== confirmed ? 'publicBefore' : 'life'
}
