import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { figureCells, OutcomeLine } from './OutcomeLine.tsx'
import type { Figures } from './ProposalsPage.tsx'
import { percent, takenShare } from './shares.ts'

/** Shows the outcomes of each proposal in each institution, those that were offered most first. */
export function OutcomeTable({ figures: { rows, hasMoreRows } }: { figures: Figures }) {
  const translate = useTranslate()
  const title = translate('proposals.byClass')
  return (
    <>
      <Typography variant="h2">{title}</Typography>
      {rows.length === 0 ? (
        <Notice kind="empty" words={translate('proposals.none')} hint={translate('proposals.noneHint')} />
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={title} sx={{ maxHeight: 640 }}>
          <Table stickyHeader size="small">
            <TableHead>
              <TableRow>
                {(['kind', 'group', 'label'] as const).map(name => (
                  <TableCell key={name}>{translate(`proposals.columns.${name}`)}</TableCell>
                ))}
                {(['offered', 'taken', 'changed', 'share'] as const).map(name => (
                  <TableCell key={name} sx={figureCells}>
                    {translate(`proposals.columns.${name}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(row => (
                <TableRow key={`${row.kind} ${row.groupId} ${row.label}`}>
                  <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>
                    {translate(`proposals.kinds.${row.kind}`)}
                    <OutcomeLine outcomes={row} />
                  </TableCell>
                  <TableCell>
                    <Box sx={{ minWidth: { sm: '6rem' } }}>
                      {row.groupName ?? translate('proposals.public')}
                    </Box>
                  </TableCell>
                  <TableCell>
                    <Box sx={{ minWidth: { sm: '5rem' } }}>{row.labelName ?? (row.label || '—')}</Box>
                  </TableCell>
                  <TableCell sx={figureCells}>{row.offered}</TableCell>
                  <TableCell sx={figureCells}>{row.taken}</TableCell>
                  <TableCell sx={figureCells}>{row.changed}</TableCell>
                  <TableCell sx={figureCells}>{percent(takenShare(row))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {hasMoreRows && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('proposals.more', { count: rows.length })}
        </Typography>
      )}
    </>
  )
}
