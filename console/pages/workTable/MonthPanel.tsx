import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { writeAddress } from '../../derive/list/address.ts'
import { formatDate } from '../../derive/time.ts'
import { useNow } from '../../derive/useNow.ts'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Bars } from '../dataBoard/Bars.tsx'
import { endOf, type Period, periodOf } from '../dataBoard/period.ts'
import { useFigures } from '../dataBoard/useFigures.ts'
import { columns, figureWords } from '../editorFigures/figures.ts'
import { Panel } from './Panel.tsx'

/** Returns the address of the list of all messages that were approved in a period. */
const messagesOf = ({ startTime, endTime }: Period) =>
  `/allMessage?${writeAddress({ filter: { display: 8, timeType: 1, startTime, endTime } })}`

function Content() {
  const translate = useTranslate()
  const period = periodOf('month', useNow())
  const { data, error, refetch } = useFigures(period, {}, 'day')
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Typography role="status">{translate('ra.page.loading')}</Typography>
  const nameOf = (from: number) => formatDate(from).slice(5)
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))', gap: 3, m: 0 }}
      >
        {columns.map(name => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`upkeep.columns.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', lineHeight: '2rem', fontWeight: 600 }}>
              {name === 'messages' ? (
                <Link component={RouterLink} to={messagesOf(period)}>
                  {figureWords(name, data.total[name])}
                </Link>
              ) : (
                figureWords(name, data.total[name])
              )}
            </Box>
          </div>
        ))}
      </Box>
      <Bars
        bars={data.periods.map(({ from, messages, replied }) => ({ name: nameOf(from), messages, replied }))}
      />
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
            {data.periods.map(({ from, messages, replied }) => (
              <TableRow key={from}>
                <TableCell component="th" scope="row">
                  {nameOf(from)}
                </TableCell>
                <TableCell align="right">
                  {messages > 0 ? (
                    <Link
                      component={RouterLink}
                      to={messagesOf({ startTime: from, endTime: endOf(from, 'day', period) })}
                      aria-label={translate('dataBoard.open', { name: nameOf(from), count: messages })}
                    >
                      {messages}
                    </Link>
                  ) : (
                    messages
                  )}
                </TableCell>
                <TableCell align="right">{replied}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </>
  )
}

/** Shows the figures of this month: the main ones, a small chart by day, and its table. */
export function MonthPanel() {
  const translate = useTranslate()
  return (
    <Panel title={translate('workTable.month')} to="/dataBoard?range=month">
      <PageTexts family="dataBoard">
        <Content />
      </PageTexts>
    </Panel>
  )
}
