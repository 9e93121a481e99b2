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
  /** What it is called in a refusal. */
  readonly name: Words
  readonly from: readonly State[]
  readonly to: To
  /** What is written down, and who of the other side is told. */
  readonly verb: EventVerb
}
