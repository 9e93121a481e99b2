import {
  type Identifier,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext
} from 'ra-core'
import type { MouseEvent } from 'react'
import type { TableRowData } from './tableTypes.ts'

/** The ticked rows, for actions on several at once. */
export interface RowSelection {
  isChosen: (id: Identifier) => boolean
  /** `some`: at least one row of the page is ticked; `all`: every row is. */
  some: boolean
  all: boolean
  toggle: (id: Identifier, event: MouseEvent) => void
  toggleAll: () => void
}

/** Returns the ticked rows of the surrounding DataTableBase of react-admin; undefined if rows cannot be ticked. */
export function useRowSelection(rows: readonly TableRowData[]): RowSelection | undefined {
  const { hasBulkActions } = useDataTableConfigContext()
  const { handleToggleItem, onSelect } = useDataTableCallbacksContext()
  const ids = useDataTableSelectedIdsContext() ?? []
  if (!hasBulkActions || !handleToggleItem || !onSelect) return undefined
  const onPage = rows.filter(row => !row.rest).map(row => row.id)
  const chosen = onPage.filter(id => ids.includes(id))
  const all = onPage.length > 0 && chosen.length === onPage.length
  return {
    isChosen: id => ids.includes(id),
    some: chosen.length > 0,
    all,
    toggle: handleToggleItem,
    toggleAll: () => {
      const others = ids.filter(id => !onPage.includes(id))
      onSelect(all ? others : [...others, ...onPage])
    }
  }
}
