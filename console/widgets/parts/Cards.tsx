import { Box, Card, Checkbox } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'ra-core'
import { size } from '../../theme/tokens.ts'
import { MoreButton } from './MoreButton.tsx'
import { RowTrouble } from './tables/RowTrouble.tsx'
import type { TableColumn, TableProps, TableRowData } from './tables/tableTypes.ts'
import { useRowSelection } from './tables/useRowSelection.ts'
import { BranchButton } from './trees/BranchButton.tsx'

/** The indentation of each level of a tree, in pixels. */
const step = 12

/** Cuts a long text after some lines. The page of the record shows all of it. */
const linesAtMost = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere'
  }) as const

/** The space for the focus ring within an element that cuts off long text. */
const ringRoom = { p: 1, m: -1 } as const

/** Tells whether a card shows a column of a row. A count of 0 says nothing, as an empty value does. */
const isShown = (
  { name, numeric, changeable }: TableColumn,
  { cells, record }: TableRowData,
  index: number
): boolean => cells[index] !== null && (!numeric || changeable === true || record?.[name] !== 0)

/** Shows the facts of a row in running lines; a long text has lines of its own. */
function Facts({ columns, row }: { columns: readonly TableColumn[]; row: TableRowData }) {
  return (
    <Box
      component="dl"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        // a card has room for more than one line
        '& .MuiChip-root': { height: 'auto', minHeight: 22 },
        '& .MuiChip-label': { whiteSpace: 'normal' }
      }}
    >
      {columns.map((column, index) =>
        index === 0 || !isShown(column, row, index) ? null : (
          <Box
            key={column.name}
            sx={{
              display: 'flex',
              columnGap: 1.5,
              alignItems: 'baseline',
              minWidth: 0,
              maxWidth: '100%',
              ...(column.long && { flexBasis: '100%' })
            }}
          >
            <Box component="dt" sx={{ color: 'text.disabled', flexShrink: 0 }}>
              {column.label}
            </Box>
            <Box
              component="dd"
              // leaves room for the focus ring within the cut-off text
              sx={{
                m: 0,
                minWidth: 0,
                overflowWrap: 'anywhere',
                ...(column.long ? { ...linesAtMost(2), pt: 1.5, pl: 1.5, mt: -1.5, ml: -1.5 } : {})
              }}
            >
              {row.cells[index]}
            </Box>
          </Box>
        )
      )}
    </Box>
  )
}

/**
 * Shows records on a phone. Each record is a card: its name and its actions in one line, and below them its facts in
 * running lines.
 */
export function Cards({ columns, rows, instead, onBranch }: TableProps) {
  const selection = useRowSelection(rows)
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      {rows.map(row =>
        row.rest ? (
          <Box key={row.id} data-row={row.id} sx={{ ml: `${((row.branch?.level ?? 1) - 1) * step}px` }}>
            <MoreButton rest={row.rest} busy={row.branch?.busy ?? false} />
          </Box>
        ) : (
          <RecordContextProvider key={row.id} value={row.record}>
            <Card
              variant="outlined"
              data-row={row.id}
              sx={theme => ({
                p: 3,
                pt: 1,
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                columnGap: 1,
                alignItems: 'start',
                borderRadius: '10px',
                ml: `${((row.branch?.level ?? 1) - 1) * step}px`,
                ...(selection?.isChosen(row.id) && { bgcolor: theme.tokens.accentSoft })
              })}
            >
              <Box
                sx={{
                  display: 'flex',
                  gap: 1,
                  alignItems: 'center',
                  minHeight: size.touch,
                  fontSize: '1rem',
                  lineHeight: '1.5rem',
                  minWidth: 0
                }}
              >
                {selection && (
                  <Checkbox
                    checked={selection.isChosen(row.id)}
                    onClick={event => selection.toggle(row.id, event)}
                    sx={{ ml: -3, mr: -1, alignSelf: 'flex-start' }}
                    aria-label={translate('entity.selectRow', { name: row.name ?? row.id })}
                  />
                )}
                {row.branch && onBranch && (
                  <BranchButton branch={row.branch} name={row.name ?? ''} onToggle={() => onBranch(row.id)} />
                )}
                <Box sx={{ minWidth: 0, ...linesAtMost(3), ...ringRoom }}>{row.cells[0]}</Box>
              </Box>
              {/* the corner of the card */}
              <Box sx={{ gridRow: 1, gridColumn: 2, display: 'flex', alignItems: 'center', mr: -2 }}>
                {row.actions}
              </Box>
              {row.trouble !== undefined && (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <RowTrouble words={row.trouble} />
                </Box>
              )}
              <Facts columns={columns} row={row} />
            </Card>
          </RecordContextProvider>
        )
      )}
      {instead}
    </Box>
  )
}
