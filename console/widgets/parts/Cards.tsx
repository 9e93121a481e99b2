import { Box, Card, Checkbox } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'ra-core'
import { BranchButton } from './BranchButton.tsx'
import { MoreButton } from './MoreButton.tsx'
import { RowTrouble } from './RowTrouble.tsx'
import type { TableProps } from './tableTypes.ts'
import { useRowSelection } from './useRowSelection.ts'

/** The indentation of each level of a tree, in pixels. */
const step = 12

/** Cuts a long text after three lines. The page of the record shows all of it. */
const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere'
} as const

/** Shows records on a phone. Each record is a card with its columns below each other. */
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
                display: 'grid',
                gap: 1,
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
                  fontSize: '1rem',
                  lineHeight: '1.5rem',
                  minWidth: 0
                }}
              >
                {selection && (
                  <Checkbox
                    checked={selection.isChosen(row.id)}
                    onClick={event => selection.toggle(row.id, event)}
                    sx={{ ml: -2 }}
                    aria-label={translate('entity.selectRow', { name: row.name ?? row.id })}
                  />
                )}
                {row.branch && onBranch && (
                  <BranchButton branch={row.branch} name={row.name ?? ''} onToggle={() => onBranch(row.id)} />
                )}
                <Box sx={{ minWidth: 0 }}>{row.cells[0]}</Box>
              </Box>
              {row.trouble !== undefined && <RowTrouble words={row.trouble} />}
              <Box
                component="dl"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
                  columnGap: 3,
                  rowGap: 1,
                  m: 0,
                  // a card has room for more than one line
                  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
                  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 }
                }}
              >
                {columns.slice(1).map((column, index) =>
                  row.cells[index + 1] === null ? null : (
                    <Box key={column.name} sx={{ display: 'contents' }}>
                      <Box component="dt" sx={{ color: 'text.disabled' }}>
                        {column.label}
                      </Box>
                      <Box
                        component="dd"
                        // leaves room for the focus ring within the cut-off text
                        sx={{
                          m: 0,
                          minWidth: 0,
                          ...(column.long ? { ...threeLines, pt: 1.5, pl: 1.5, mt: -1.5, ml: -1.5 } : {})
                        }}
                      >
                        {row.cells[index + 1]}
                      </Box>
                    </Box>
                  )
                )}
              </Box>
              {row.actions && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{row.actions}</Box>}
            </Card>
          </RecordContextProvider>
        )
      )}
      {instead}
    </Box>
  )
}
