import type { OperationId } from '@board/generated/calls'
import type { EventVerb } from '@board/schemas/events'
import type { Words } from './words.ts'

/**
 * One row of a noun's table of transitions: what may be done, by whom, from which states, and where it leads. Buttons,
 * refusals, tabs and documentation read the rows.
 */
export interface Transition<Who extends string, State extends number, To = State> {
  /** Which party does it; what each of the words stands for is decided by the noun's policy. */
  readonly who: Who
  readonly operation: OperationId
  /** The action's name in a refusal. */
  readonly name: Words
  readonly from: readonly State[]
  readonly to: To
  /** The verb of the event that is recorded. */
  readonly verb: EventVerb
}
