import type { ConsoleBoard } from '../../boards.ts'
import type { Values } from '../../derive/schema/fields.ts'

/** A row that waits for the reader's group: a message, or an assignment. */
export interface DueRow {
  readonly tid: number
  readonly tpid?: number
  readonly subject: string
  readonly forumName: string
  readonly deadlineAt: number | null
  /** The group or the unit that has the message while it is assigned. */
  readonly assignedTo?: string | null
  readonly assignedOffline?: boolean
  /** The trace state of the message. */
  readonly state?: number | null
  readonly recheckOpen?: boolean
}

/** A row with the list of the board in which it waits, and the key of the text for what it waits for. */
export interface Due {
  readonly board: ConsoleBoard
  readonly filter: Values
  readonly words: string
  readonly row: DueRow
}

/**
 * Tells whether a row waits. The clock of a message with an interim reply may be stopped, or the message may follow the
 * clock of another message.
 */
export const isDue = ({ state, deadlineAt, recheckOpen }: DueRow): boolean =>
  state !== 1 || (deadlineAt !== null && recheckOpen !== true)

/** Returns the first rows of several lists, the earliest deadline first; those without a deadline come last. */
export const earliest = (lists: readonly (readonly Due[])[], count: number): Due[] =>
  lists
    .flat()
    .toSorted(
      (one, other) =>
        (one.row.deadlineAt ?? Number.POSITIVE_INFINITY) -
          (other.row.deadlineAt ?? Number.POSITIVE_INFINITY) || 0
    )
    .slice(0, count)
