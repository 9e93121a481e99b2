import { Box, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { formatDate } from '../../derive/time.ts'
import { columns, figureWords, type Grouping } from '../editorFigures/figures.ts'
import { endOf, type Period } from './period.ts'
import type { Board, Figures, Scope } from './useFigures.ts'

/** One line of a table: its figures, the narrowing that its name leads to, the filter of the list behind it. */
interface Line {
  readonly key: string
  readonly name: string
  readonly figures: Figures
  readonly narrow?: Scope
  /** Absent: no list has just these messages. */
  readonly filter?: Readonly<Record<string, unknown>>
}

interface Props {
  board: Board
  by: Grouping
  period: Period
  unit: 'day' | 'week' | 'month'
  scope: Scope
  addressWith: (change: Scope) => URLSearchParams
}

/** Tells whether the list of all messages can be filtered to what the figures are about. */
const isListed = ({ groupId, fid }: Scope) => groupId === undefined && fid === undefined

function useLines({ board, by, period, unit, scope }: Omit<Props, 'addressWith'>): Line[] {
  const labels = useLabels()
  const whole = {
    timeType: 1,
    ...period,
    ...(scope.typeId !== undefined && { typeIds: [scope.typeId] }),
    ...(scope.domainId !== undefined && { domainIds: [scope.domainId] })
  }
  const listed = (filter: Readonly<Record<string, unknown>>) =>
    isListed(scope) ? { filter: { ...whole, ...filter } } : {}
  switch (by) {
    case 'period':
      return board.periods.map(figures => ({
        key: String(figures.from),
        name: formatDate(Math.max(figures.from, period.startTime)),
        figures,
        ...listed({
          startTime: Math.max(figures.from, period.startTime),
          endTime: endOf(figures.from, unit, period)
        })
      }))
    case 'group':
      return board.byGroup.map(figures => ({
        key: String(figures.groupId),
        name: figures.name,
        figures,
        narrow: { groupId: figures.groupId }
      }))
    case 'forum':
      return board.byForum.map(figures => ({
        key: String(figures.fid),
        name: `${figures.name} · ${figures.groupName}`,
        figures,
        narrow: { fid: figures.fid }
      }))
    case 'type':
      return board.byType.map(figures => ({
        key: String(figures.typeId),
        name: labels('messageType', figures.typeId),
        figures,
        narrow: { typeId: figures.typeId },
        ...listed({ typeIds: [figures.typeId] })
      }))
    case 'domain':
      return board.byDomain.map(figures => ({
        key: String(figures.domainId),
        name: labels('domain', figures.domainId),
        figures,
        narrow: { domainId: figures.domainId },
        ...listed({ domainIds: [figures.domainId] })
      }))
  }
}

/** Shows the figures by one grouping; a name narrows the board, a number of messages opens the list behind it. */
export function Lines(props: Props) {
  const { board, by, addressWith } = props
  const translate = useTranslate()
  const lines = useLines(props)
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
          {[{ key: 'total', name: translate('upkeep.total'), figures: board.total }, ...lines].map(
            ({ key, name, figures, ...line }: Line) => (
              <TableRow key={key} sx={key === 'total' ? { '& > *': { fontWeight: 600 } } : {}}>
                <TableCell component="th" scope="row" sx={{ minWidth: 144 }}>
                  {line.narrow ? (
                    <Link component={RouterLink} to={`?${addressWith(line.narrow)}`}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </TableCell>
                {columns.map(column => (
                  <TableCell
                    key={column}
                    align="right"
                    sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', overflowWrap: 'normal' }}
                  >
                    {column === 'messages' && line.filter && figures.messages > 0 ? (
                      <Link
                        component={RouterLink}
                        to={`/allMessage?${writeAddress({ filter: { display: 8, ...line.filter } })}`}
                        aria-label={translate('dataBoard.open', { name, count: figures.messages })}
                      >
                        {figureWords(column, figures[column])}
                      </Link>
                    ) : (
                      <Box component="span">{figureWords(column, figures[column])}</Box>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            )
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
