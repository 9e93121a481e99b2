import { Button } from '@mui/material'
import type { MouseEvent } from 'react'
import type { TableRowData } from './tables/tableTypes.ts'

interface Props {
  rest: NonNullable<TableRowData['rest']>
  busy: boolean
  tabIndex?: number
}

/**
 * Loads further records of a tree. The focus goes to the last visible record, from which the keys continue to the new
 * ones.
 */
export function MoreButton({ rest, busy, tabIndex = 0 }: Props) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (busy) return
    const before = event.currentTarget.closest('[data-row]')?.previousElementSibling
    before?.querySelector<HTMLElement>('[data-row-link]')?.focus()
    rest.onMore()
  }
  return (
    <Button
      data-row-link
      size="small"
      color="secondary"
      tabIndex={tabIndex}
      aria-disabled={busy || undefined}
      onClick={onClick}
    >
      {rest.label}
    </Button>
  )
}
