import { Box, GlobalStyles, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { formatDate } from '../../fields/time.ts'
import { percent } from './caveats.ts'
import { changeOf } from './change.ts'
import { figureWords } from './figures.ts'
import type { Period } from './period.ts'
import type { Board } from './useFigures.ts'

/** The style that hides everything except the report on paper, which is white, whatever colours the screen has. */
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    'html, body': { backgroundColor: '#fff' },
    '#board-report, #board-report *': { visibility: 'visible', color: '#000' },
    '#board-report': { position: 'absolute', insetInlineStart: 0, top: 0, width: '100%' }
  }
} as const

/** Shows the figures of a period as a report that can be printed. */
export function MonthReport({
  board,
  before,
  period,
  whose
}: {
  board: Board
  before: Board | undefined
  period: Period
  /** The name of the institution, or of all institutions. */
  whose: string
}) {
  const translate = useTranslate()
  const labels = useLabels()
  const { total } = board
  const change = before && changeOf('messages', total.messages, before.total.messages)
  const span = { from: formatDate(period.startTime), to: formatDate(period.endTime) }
  const separator = translate('dataBoard.report.comma')
  const largest = <Line extends { messages: number }>(
    lines: readonly Line[],
    nameOf: (line: Line) => string
  ) =>
    lines
      .filter(({ messages }) => messages > 0)
      .toSorted((one, other) => other.messages - one.messages)
      .slice(0, 3)
      .map(line => translate('dataBoard.report.item', { name: nameOf(line), count: line.messages }))
      .join(separator)
  const figure = (name: 'replyRate' | 'onTimeRate' | 'p50Days' | 'satisfactionRate') =>
    figureWords(name, total[name])
  const types = largest(board.byType, ({ typeId }) => labels('messageType', typeId))
  const domains = largest(board.byDomain, ({ domainId }) => labels('domain', domainId))
  return (
    <Box
      component="article"
      id="board-report"
      sx={{ maxWidth: '44em', display: 'grid', gap: 3, lineHeight: 2, '& p': { m: 0 } }}
    >
      <GlobalStyles styles={onPaper} />
      <Typography variant="h2">{translate('dataBoard.report.title', { group: whose })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('dataBoard.report.span', span)}</Typography>
      <p>
        {translate('dataBoard.report.volume', { count: total.messages })}
        {change && translate(`dataBoard.report.${change.direction}`, { by: change.words })}
        {translate('dataBoard.report.replied', { count: total.replied, rate: figure('replyRate') })}
      </p>
      <p>
        {translate('dataBoard.report.time', { onTime: figure('onTimeRate'), days: figure('p50Days') })}
        {total.graded > 0
          ? translate('dataBoard.report.grades', {
              count: total.graded,
              rate: figure('satisfactionRate')
            })
          : translate('dataBoard.report.noGrades')}
      </p>
      <p>
        {translate('dataBoard.report.caveats', {
          ...total.caveats,
          hollowRate: percent(total.caveats.hollowRate),
          struckRate: percent(total.caveats.struckRate)
        })}
      </p>
      {types && <p>{translate('dataBoard.report.types', { types, domains })}</p>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('dataBoard.how')}
      </Typography>
    </Box>
  )
}
