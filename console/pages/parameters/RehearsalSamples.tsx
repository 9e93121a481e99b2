import type { DataOf } from '@board/client'
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatDate } from '../../fields/time.ts'

type Rehearsal = DataOf<'rehearseParameter'>

interface Props {
  samples: Rehearsal['samples']
  outcome: NonNullable<Rehearsal['outcome']>
}

/** Lists messages for which the value makes a difference; those that the public cannot read have no subject. */
export function RehearsalSamples({ samples, outcome }: Props) {
  const translate = useTranslate()
  const words = (holds: boolean, dueAt: number | null) => {
    const word = translate(`records.rehearsal.${holds ? 'yes' : 'no'}.${outcome}`)
    return dueAt === null ? word : translate('records.rehearsal.due', { word, day: formatDate(dueAt) })
  }
  return (
    <Box component="details" open sx={{ mt: 3 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {translate('records.rehearsal.samples', { smart_count: samples.length })}
      </Box>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={translate('records.rehearsal.table')}
      >
        <Table size="small" aria-label={translate('records.rehearsal.table')}>
          <TableHead>
            <TableRow>
              {['message', 'before', 'after'].map(name => (
                <TableCell key={name}>{translate(`records.rehearsal.columns.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.map(({ tid, subject, before, after, dueBefore, dueAfter }, index) => (
              // one message may occur several times, with several replies
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer do not move
              <TableRow key={index}>
                <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                  {subject === null ? (
                    translate('records.rehearsal.hidden', { tid })
                  ) : (
                    <Link href={`/threads/content?tid=${tid}`} target="_blank" rel="noopener">
                      {translate('records.rehearsal.named', { tid, subject })}
                    </Link>
                  )}
                </TableCell>
                <TableCell>{words(before, dueBefore)}</TableCell>
                <TableCell sx={{ fontWeight: before === after ? 400 : 600 }}>
                  {words(after, dueAfter)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}
