import type { Identifier, RaRecord } from 'ra-core'
import type { ReactNode } from 'react'

/** A column of a table. */
export interface TableColumn {
  name: string
  label: string
  /** True for the widest column: it takes the remaining width. */
  wide?: boolean
  /** True if its text is cut after one line. */
  long?: boolean
  numeric?: boolean
  /** True if cards on a phone show its value 0, too, because it is changed in place. */
  changeable?: boolean
  /** True if the list can be sorted by it. */
  sortable?: boolean
  /** The width that the reader has set, in pixels. */
  width?: number | undefined
}

/** The changes of columns that the reader makes with a pointer. */
export interface ColumnActions {
  onResize: (name: string, width: number) => void
  /** Moves a column to the position of another. */
  onMove: (name: string, place: string) => void
}

export interface TableRowData {
  id: Identifier
  /** True for the row that the keyboard has selected. */
  current: boolean
  /** The record of the row, for its cells; undefined while it is being fetched. */
  record?: RaRecord | undefined
  cells: readonly ReactNode[]
  actions: ReactNode
  /** The name of the row, for its checkbox. */
  name?: string
  /** The reason of a refused action, which is shown below its name. */
  trouble?: string | undefined
  /** Its position in a tree: the level is 1 for a root; `open` is undefined if it has no children. */
  branch?: { level: number; open: boolean | undefined; busy: boolean }
  /** Set if the row is the button for further records of a tree, and no record. */
  rest?: { label: string; onMore: () => void }
}

export interface TableProps {
  caption: string
  actionsLabel: string
  columns: readonly TableColumn[]
  rows: readonly TableRowData[]
  /** Shown instead of rows. */
  instead: ReactNode
  busy: boolean
  /** The changes of columns; absent: the columns cannot be changed. */
  columnActions?: ColumnActions | undefined
  /** True if rows can be ticked. */
  hasBulkActions?: boolean
  /** Opens or closes a row of a tree. */
  onBranch?: ((id: Identifier) => void) | undefined
}

export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
