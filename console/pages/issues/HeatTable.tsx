import type { DataOf } from '@board/client'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'

export type HotIssue = DataOf<'listHotIssues'>['list'][number]

/** The parts of the heat in their order, each with the figures behind it. */
const parts = ['people', 'growth', 'likes', 'lowGrades', 'lateness'] as const

/** Shows the heat of an issue in its five parts, with the figures behind each. */
export function HeatTable({ issue }: { issue: HotIssue }) {
  const translate = useTranslate()
  const { heat, recentPeople, earlierPeople, likes, lowGrades, graded, overdue, messages, people } = issue
  const figures = {
    people: translate('issues.figure.people', { people }),
    growth: translate('issues.figure.growth', { recent: recentPeople, earlier: earlierPeople }),
    likes: translate('issues.figure.likes', { likes: likes.toLocaleString('en-US') }),
    lowGrades: translate('issues.figure.lowGrades', { low: lowGrades, graded }),
    lateness: translate('issues.figure.lateness', { overdue, messages })
  }
  const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('issues.heat')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('issues.part')}</TableCell>
            <TableCell>{translate('issues.behind')}</TableCell>
            <TableCell align="right">{translate('issues.points')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(part => (
            <TableRow key={part}>
              <TableCell component="th" scope="row">
                {translate(`issues.parts.${part}`)}
              </TableCell>
              <TableCell>{figures[part]}</TableCell>
              <TableCell align="right" sx={number}>
                {heat[part]}
              </TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row" colSpan={2}>
              {translate('issues.parts.total')}
            </TableCell>
            <TableCell align="right" sx={number}>
              {heat.total}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  )
}
