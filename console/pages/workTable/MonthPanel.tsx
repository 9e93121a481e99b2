import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { countWords } from '../../derive/list/counts.ts'
import { formatDate } from '../../fields/time.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { Bars } from '../dataBoard/Bars.tsx'
import { figureWords, mainColumns } from '../dataBoard/figures.ts'
import { listedAt } from '../dataBoard/listed.ts'
import { endOf, periodOf } from '../dataBoard/period.ts'
import { ownSource } from '../dataBoard/source.ts'
import { useFigures } from '../dataBoard/useFigures.ts'
import { Panel } from './Panel.tsx'

function Content({ now }: { now: number }) {
  const translate = useTranslate()
  const period = periodOf('month', now)
  const { data, error, refetch } = useFigures(ownSource, period, {}, 'day')
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Typography role="status">{translate('ra.page.loading')}</Typography>
  const nameOf = (from: number) => formatDate(from).slice(5)
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))', gap: 3, m: 0 }}
      >
        {mainColumns.map(name => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`upkeep.columns.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', lineHeight: '2rem', fontWeight: 600 }}>
              {(name === 'messages' || name === 'replied') && data.total[name] > 0 ? (
                <Link component={RouterLink} to={listedAt({ source: ownSource, period, scope: {} }, name)}>
                  {figureWords(name, data.total[name])}
                </Link>
              ) : (
                figureWords(name, data.total[name])
              )}
            </Box>
            {(name === 'messages' || name === 'replied') && data.total.deleted[name] > 0 && (
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, color: 'text.secondary', textWrap: 'balance' }}
              >
                {translate('dataBoard.deleted', { count: countWords(data.total.deleted[name]) })}
              </Typography>
            )}
          </div>
        ))}
      </Box>
      <Bars
        bars={data.periods.map(({ from, messages, replied }) => ({ name: nameOf(from), messages, replied }))}
      />
      {data.total.messages > 0 && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {translate('workTable.table')}
          </Box>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('workTable.day')}</TableCell>
                <TableCell align="right">{translate('upkeep.columns.messages')}</TableCell>
                <TableCell align="right">{translate('upkeep.columns.replied')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.periods.map(({ from, messages, replied, deleted }) => (
                <TableRow key={from}>
                  <TableCell component="th" scope="row">
                    {nameOf(from)}
                  </TableCell>
                  <TableCell align="right">
                    {messages > 0 ? (
                      <Link
                        component={RouterLink}
                        to={listedAt({
                          source: ownSource,
                          period: { startTime: from, endTime: endOf(from, 'day', period) },
                          scope: {}
                        })}
                        aria-label={translate('dataBoard.open', {
                          name: nameOf(from),
                          column: translate('upkeep.columns.messages'),
                          count: messages
                        })}
                      >
                        {messages}
                      </Link>
                    ) : (
                      messages
                    )}
                    {deleted.messages > 0 && (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {translate('dataBoard.deleted', { count: countWords(deleted.messages) })}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell align="right">{replied}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </details>
      )}
    </>
  )
}

/** Shows the figures of this month: the main ones, a small chart by day, and its table. */
export function MonthPanel({ now }: { now: number }) {
  const translate = useTranslate()
  return (
    <Panel title={translate('workTable.month')} to="/dataBoard?range=month">
      <PageTexts family="dataBoard">
        <Content now={now} />
      </PageTexts>
    </Panel>
  )
}
