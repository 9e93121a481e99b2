import type { ConsoleBoard } from '../../boards.ts'

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
}

/** A row with the tab of the board where it waits: its number and its word. */
export interface Due {
  readonly board: ConsoleBoard
  readonly display: number
  readonly tab: string
  readonly row: DueRow
}

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
