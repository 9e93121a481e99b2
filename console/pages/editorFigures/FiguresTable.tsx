import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { formatDate } from '../../derive/time.ts'
import { Notice } from '../../widgets/parts/States.tsx'
import { type Board, columns, figureWords, type Grouping } from './figures.ts'

type Figures = Board['total']

/** Returns the lines of a grouping with their names. */
function useLines(board: Board, by: Grouping): { name: string; figures: Figures }[] {
  const labels = useLabels()
  switch (by) {
    case 'period':
      return board.periods.map(figures => ({ name: formatDate(figures.from), figures }))
    case 'group':
      return board.byGroup.map(figures => ({ name: figures.name, figures }))
    case 'forum':
      return board.byForum.map(figures => ({ name: `${figures.name} · ${figures.groupName}`, figures }))
    case 'type':
      return board.byType.map(figures => ({ name: labels('messageType', figures.typeId), figures }))
    case 'domain':
      return board.byDomain.map(figures => ({ name: labels('domain', figures.domainId), figures }))
  }
}

/** Shows the figures by one grouping with their total; a bar behind the number of messages compares the lines. */
export function FiguresTable({ board, by }: { board: Board; by: Grouping }) {
  const translate = useTranslate()
  const lines = useLines(board, by)
  if (board.total.messages === 0) return <Notice kind="empty" words={translate('upkeep.noFigures')} />
  const most = Math.max(1, ...lines.map(({ figures }) => figures.messages))
  const cellsOf = (figures: Figures) =>
    columns.map(name => (
      <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {figureWords(name, figures[name])}
      </TableCell>
    ))
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate(`upkeep.by.${by}`)}
      sx={{ maxHeight: 640, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('upkeep.columns.name')}</TableCell>
            {columns.map(name => (
              <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {translate(`upkeep.columns.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row">
              {translate('upkeep.total')}
            </TableCell>
            {cellsOf(board.total)}
          </TableRow>
          {lines.map(({ name, figures }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have one name, and they do not move
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                {name}
                <Box
                  aria-hidden
                  sx={{
                    height: 4,
                    mt: 1,
                    width: `${(figures.messages / most) * 100}%`,
                    bgcolor: 'primary.main',
                    borderRadius: 1
                  }}
                />
              </TableCell>
              {cellsOf(figures)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
