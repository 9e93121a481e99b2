import type { OperationId } from '@board/client'
import { type FilteredId, filters } from '@board/generated/filters'
import { boards as declared } from '@board/schemas/boards/index'
import type { Board, BoardTab, GroupFlag, JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Face } from './face.ts'

/** A board whose operations are those of the contract: a misspelt operationId does not compile. */
export type ConsoleBoard = Board<OperationId>

export const boards: readonly ConsoleBoard[] = declared

/** The person for whom boards are selected. */
export interface Reader {
  organization: number
  permissions: readonly string[]
  /** The flags of the institution; absent if there is no institution. */
  authority?: Readonly<Record<GroupFlag, 0 | 1>> | undefined
}

/** Returns the boards of a face that a person may see. */
export function boardsOf(face: Face, reader: Reader): ConsoleBoard[] {
  return boards
    .filter(board => board.face === face && !board.notFor?.includes(reader.organization))
    .filter(board => board.flag === undefined || reader.authority?.[board.flag] === 1)
    .filter(board => board.permission === undefined || reader.permissions.includes(board.permission))
}

/** Returns the tabs of a board for an organization, with the names that it uses (specification 4, 6). */
export function tabsOf(board: ConsoleBoard, grading: boolean): BoardTab[] {
  if (grading) return [...board.tabs]
  return board.tabs.flatMap(tab => {
    const { withoutGrading: key = tab.key } = tab
    return key === null ? [] : [{ ...tab, key }]
  })
}

/** Tells whether a board has several tabs to choose from. */
export const showsTabs = ({ tabs }: ConsoleBoard): boolean => tabs.length > 1

/** Returns the board with a name; undefined if there is none. */
export const boardNamed = (name: string | null): ConsoleBoard | undefined =>
  boards.find(board => board.name === name)

const none: JsonSchema = {}

/** Returns the schemas of the request of a board's list and of one of its rows. */
export function schemasOf(board: ConsoleBoard): { body: JsonSchema; row: JsonSchema } {
  const list = filters[board.list as FilteredId]
  return { body: list?.body ?? none, row: list?.row ?? none }
}
