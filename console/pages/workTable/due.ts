import { assignmentTabs, messageTabs, overdueFirst, tabNamed } from '@board/schemas/boards/tabs'
import type { Timing } from '@board/schemas/facts/timing'
import { boardsOf, type ConsoleBoard, type Reader, tabsOf } from '../../base/boards.ts'
import type { Values } from '../../base/values.ts'

/** A row that waits for the reader's group: a message, or an assignment. */
export interface DueRow {
  readonly tid: number
  readonly tpid?: number
  readonly subject: string
  readonly forumName: string
  readonly deadlineAt: number | null
  readonly timing: Timing | null
  /** The group or the unit that has the message while it is assigned. */
  readonly assignedTo?: string | null
  readonly assignedOffline?: boolean
  /** The group that has an assignment. */
  readonly holderName?: string
  /** The trace state of the message. */
  readonly state?: number | null
  readonly recheckOpen?: boolean
}

/** A list whose records wait, and the key of the text for what they wait for. */
export interface Waiting {
  readonly board: ConsoleBoard
  readonly filter: Values
  readonly words: string
}

/** The filter for messages with an interim reply: their clocks run until the final one. */
const interim: Values = { display: tabNamed(messageTabs, 'all').display, searchState: [1] }
/** The filter for messages that the reader's group has not assigned to others. */
const unassigned: Values = { assigned: 'no' }
const messages = 'list-ans'

/** Returns the lists of the reader's boards whose records wait for the reader's group and have deadlines. */
export function waitingOf(reader: Reader, grading: boolean): Waiting[] {
  return boardsOf('g', reader)
    .filter(board => board.partOf === undefined && board.orders.some(({ value }) => value === overdueFirst))
    .flatMap(board => {
      const own = board.name === messages ? unassigned : {}
      return [
        ...tabsOf(board, grading).flatMap(({ display, key }) =>
          board.attention?.includes(display)
            ? [{ board, filter: { display, ...own }, words: `board.tabs.${key}` }]
            : []
        ),
        ...(board.name === messages
          ? [{ board, filter: { ...interim, ...own }, words: 'workTable.interim' }]
          : [])
      ]
    })
}

/** The states of assignments that wait for the group or the unit that has them. */
const withOthers = ['awaitingAcceptance', 'handling', 'offline'] as const

/** Returns the lists of assignments that the reader's group gave to others, who have to act next. */
export const handedOnOf = (reader: Reader): Waiting[] =>
  boardsOf('g', reader)
    .filter(({ name }) => name === 'list-from')
    .flatMap(board =>
      withOthers.map(key => ({
        board,
        filter: { display: tabNamed(assignmentTabs, key).display },
        words: `board.tabs.${key}`
      }))
    )

/** A row with the list in which it waits. */
export interface Due extends Waiting {
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
