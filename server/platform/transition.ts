import type { OperationId } from '@board/generated/calls'
import type { EventVerb } from '@board/schemas/facts/events'
import type { Words } from '@board/schemas/vocabulary/words'

/**
 * One row of a noun's table of transitions: the action, who may run it, from which states, and the target state. Buttons,
 * refusals, tabs and documentation read the rows.
 */
export interface Transition<Who extends string, State extends number, To = State> {
  /** The party that acts; the noun's policy defines the meaning of each word. */
  readonly who: Who
  readonly operation: OperationId
  /** The action's name in a refusal. */
  readonly name: Words
  readonly from: readonly State[]
  readonly to: To
  /** The verb of the event that is recorded. */
  readonly verb: EventVerb
}
