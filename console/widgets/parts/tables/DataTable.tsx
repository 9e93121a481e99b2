import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props {
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** Shows a plain table that scrolls within its own box. */
export function DataTable({ caption, head, rows }: Props) {
  const id = useId()
  return (
    <div>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 1 }}>
        {caption}
      </Typography>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{ maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table stickyHeader size="small" aria-labelledby={id}>
          <TableHead>
            <TableRow>
              {head.map(word => (
                <TableCell key={word} sx={{ whiteSpace: 'nowrap' }}>
                  {word}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and do not move
              <TableRow key={row}>
                {cells.map((cell, index) => (
                  <TableCell key={head[index]} sx={{ maxWidth: 320, overflowWrap: 'break-word' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  )
}
