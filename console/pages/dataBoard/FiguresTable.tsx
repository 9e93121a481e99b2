import { Box, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { columns, type FigureName, type Figures, figureWords } from './figures.ts'

/** The list of the messages that a figure counts. */
export interface FiguresList {
  readonly to: string
  readonly words: string
  /** A note on messages of the figure that the list does not have. */
  readonly note?: string
}

/** One line of a table of figures. */
export interface FiguresLine {
  readonly key: string
  readonly name: string
  readonly figures: Figures
  /** The address of the link on the name; no link if absent. */
  readonly narrowed?: string | undefined
  /** The lists behind its figures: their addresses and their names; a figure without one is not a link. */
  readonly lists?: Partial<Record<FigureName, FiguresList>> | undefined
}

interface Props {
  label: string
  /** The first line, with the totals. */
  total: FiguresLine
  lines: readonly FiguresLine[]
}

/** Shows figures in lines with their total; a bar below each name compares the numbers of messages. */
export function FiguresTable({ label, total, lines }: Props) {
  const translate = useTranslate()
  const maximum = Math.max(1, ...lines.map(({ figures }) => figures.messages))
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
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
          {[total, ...lines].map(({ key, name, figures, narrowed, lists = {} }) => (
            <TableRow key={key} sx={key === total.key ? { '& > *': { fontWeight: 600 } } : {}}>
              <TableCell component="th" scope="row" sx={{ minWidth: 144 }}>
                {narrowed ? (
                  <Link component={RouterLink} to={narrowed}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {key !== total.key && (
                  <Box
                    aria-hidden
                    sx={{
                      height: 4,
                      mt: 1,
                      width: `${(figures.messages / maximum) * 100}%`,
                      bgcolor: 'primary.main',
                      borderRadius: 1
                    }}
                  />
                )}
              </TableCell>
              {columns.map(column => (
                <TableCell
                  key={column}
                  align="right"
                  sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', overflowWrap: 'normal' }}
                >
                  <LinkedFigure list={lists[column]} count={figures[column]}>
                    {figureWords(column, figures[column])}
                  </LinkedFigure>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Shows a figure as a link to the list behind it, if there is one and it is not empty. */
function LinkedFigure(props: { list: FiguresList | undefined; count: number | null; children: string }) {
  const { list, count, children } = props
  if (!list || !count) return children
  return (
    <>
      <Link component={RouterLink} to={list.to} aria-label={list.words}>
        {children}
      </Link>
      {list.note && (
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.4 }}
        >
          {list.note}
        </Box>
      )}
    </>
  )
}
