import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery
} from '@mui/material'
import type { ReactNode } from 'react'
import { width } from '../../theme/tokens.ts'

/** A table's column as the part needs it. */
export interface TableColumn {
  name: string
  label: string
  /** The widest column: takes what the others leave. */
  wide?: boolean
  /** Text that is cut after one line. */
  long?: boolean
  numeric?: boolean
}

export interface TableRowData {
  id: string
  /** The row that the keyboard is on. */
  current: boolean
  cells: readonly ReactNode[]
  actions: ReactNode
}

interface Props {
  caption: string
  actionsLabel: string
  columns: readonly TableColumn[]
  rows: readonly TableRowData[]
  /** Shown instead of rows. */
  instead: ReactNode
  busy: boolean
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const cellStyle = (column: TableColumn) => {
  if (column.wide) return { width: '40%', minWidth: 260, maxWidth: 0, ...cut }
  return { maxWidth: column.long ? 320 : 220, ...cut, ...(column.numeric ? { textAlign: 'right' } : {}) }
}

const sticky = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
  textAlign: 'right'
} as const

function WideTable({ caption, actionsLabel, columns, rows, instead, busy }: Props) {
  const hasActions = rows.some(row => row.actions !== null)
  return (
    <TableContainer
      sx={{ flex: 1, minHeight: 0, opacity: busy ? 0.6 : 1 }}
      tabIndex={0}
      data-rows
      role="region"
      aria-label={caption}
    >
      <Table stickyHeader aria-busy={busy}>
        <caption style={{ display: 'none' }}>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map(column => (
              <TableCell key={column.name} sx={column.numeric ? { textAlign: 'right' } : {}}>
                {column.label}
              </TableCell>
            ))}
            {hasActions && <TableCell sx={{ ...sticky, zIndex: 3 }}>{actionsLabel}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow
              key={row.id}
              hover
              data-row={row.id}
              sx={theme => ({
                '&:focus-within, &[data-current=true]': { bgcolor: theme.tokens.accentSoft },
                '&:focus-within > .sticky, &[data-current=true] > .sticky': {
                  bgcolor: theme.tokens.accentSoft
                }
              })}
              data-current={row.current}
            >
              {columns.map((column, index) => (
                <TableCell key={column.name} sx={cellStyle(column)}>
                  {row.cells[index]}
                </TableCell>
              ))}
              {hasActions && (
                <TableCell className="sticky" sx={sticky}>
                  {row.actions}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {instead}
    </TableContainer>
  )
}

function Cards({ caption, columns, rows, instead, busy }: Props) {
  return (
    <Box
      component="section"
      aria-label={caption}
      aria-busy={busy}
      tabIndex={-1}
      data-rows
      sx={{ display: 'grid', gap: 2, p: 2, opacity: busy ? 0.6 : 1 }}
    >
      {rows.map(row => (
        <Card
          key={row.id}
          variant="outlined"
          data-row={row.id}
          sx={{ p: 3, display: 'grid', gap: 1, borderRadius: '10px' }}
        >
          <Box sx={{ fontSize: '1rem', lineHeight: '1.5rem' }}>{row.cells[0]}</Box>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, rowGap: 1, m: 0 }}
          >
            {columns.slice(1).map((column, index) => (
              <Box key={column.name} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.disabled' }}>
                  {column.label}
                </Box>
                <Box component="dd" sx={{ m: 0, minWidth: 0, ...(column.long ? cut : {}) }}>
                  {row.cells[index + 1]}
                </Box>
              </Box>
            ))}
          </Box>
          {row.actions && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{row.actions}</Box>}
        </Card>
      ))}
      {instead}
    </Box>
  )
}

/** Records as a table with a sticky head, as cards on a phone. */
export function RecordTable(props: Props) {
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  return phone ? <Cards {...props} /> : <WideTable {...props} />
}
