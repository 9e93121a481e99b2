import type { ReactNode } from 'react'

/** A table's column as the part needs it. */
export interface TableColumn {
  name: string
  label: string
  /** The widest column: takes what the others leave. */
  wide?: boolean
  /** Text that is cut after one line. */
  long?: boolean
  numeric?: boolean
  /** How the list is ordered by it; absent where it cannot be. */
  sort?: 'ascending' | 'descending' | 'none'
}

export interface TableRowData {
  id: string
  /** The row that the keyboard is on. */
  current: boolean
  cells: readonly ReactNode[]
  actions: ReactNode
  /** What names the row, for its checkbox. */
  name?: string
  /** Its place in a tree: 1 for a root; `open` undefined where nothing is below it. */
  branch?: { level: number; open: boolean | undefined; busy: boolean }
  /** It is no record but the way to further ones of a tree. */
  rest?: { label: string; onMore: () => void }
}

/** Ticking rows, for what is done to several at once. */
export interface Selection {
  ids: ReadonlySet<string>
  onToggle: (id: string) => void
  onToggleAll: () => void
}

export interface TableProps {
  caption: string
  actionsLabel: string
  columns: readonly TableColumn[]
  rows: readonly TableRowData[]
  /** Shown instead of rows. */
  instead: ReactNode
  busy: boolean
  onSort?: (column: string) => void
  selection?: Selection | undefined
  /** Opens and closes a row of a tree. */
  onBranch?: ((id: string) => void) | undefined
}

export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
