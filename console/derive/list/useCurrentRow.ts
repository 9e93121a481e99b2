import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Holds the row that the keys j and k have moved to; it is unset after a change of page or filters. */
export function useCurrentRow() {
  const { search } = useLocation()
  const [at, setAt] = useState<{ search: string; row: string | undefined }>()
  const move = (row: string | undefined) => setAt({ search, row })
  return { current: at?.search === search ? at.row : undefined, move }
}
