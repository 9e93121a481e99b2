import type { Values } from '../../derive/schema/fields.ts'

/** The stage of a campaign in a list: that of its life, or why it has none. */
export type Stage = 'life' | 'publicBefore' | 'withdrawn' | 'none'

const confirmed = 1

/**
 * Returns the stage of a campaign. The life is that of its confirmed text: beside a newer text that waits for its
 * confirmation, not begun alone would be read as what is still to be done with the text.
 */
export function stageOf({ withdrawn, lifeCycle, auditState }: Values): Stage {
  if (withdrawn === true) return 'withdrawn'
  if (lifeCycle === null || lifeCycle === undefined) return 'none'
  return lifeCycle === 0 && auditState !== confirmed ? 'publicBefore' : 'life'
}
