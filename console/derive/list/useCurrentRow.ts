import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Keeps the row to which the keys j and k have moved. It is unset after a change of the page or the filters. */
export function useCurrentRow() {
  const { search } = useLocation()
  const [at, setAt] = useState<{ search: string; row: string | undefined }>()
  const move = (row: string | undefined) => setAt({ search, row })
  return { current: at?.search === search ? at.row : undefined, move }
}
