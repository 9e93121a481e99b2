import { Box, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { keepFile } from '../../api/keepFile.ts'
import { formatDate, formatTime, lastDays } from '../../derive/time.ts'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { Caveats } from '../dataBoard/Caveats.tsx'
import { TitledHead } from '../parts/TitledHead.tsx'
import { Choice } from './Choice.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { type Board, type Grouping, groupings, oneOf, spans, units } from './figures.ts'
import { useNamedLines } from './useNamedLines.ts'

const spanWords = spans.map(String) as unknown as readonly [string, ...string[]]

function Lines({ board, by, startTime }: { board: Board; by: Grouping; startTime: number }) {
  const translate = useTranslate()
  const lines = useNamedLines(board, by, startTime)
  if (board.total.messages === 0) return <Notice kind="empty" words={translate('upkeep.noFigures')} />
  return (
    <FiguresTable
      label={translate(`upkeep.by.${by}`)}
      total={{ key: 'total', name: translate('upkeep.total'), figures: board.total }}
      lines={lines.map(({ id, name, figures }) => ({ key: String(id), name, figures }))}
    />
  )
}

/** The figures of all institutions: a table by period, institution, forum, type or domain, and as a file. */
export function FiguresPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const days = oneOf(['30', ...spanWords], params.get('days'))
  const unit = oneOf(units, params.get('unit'))
  const by = oneOf(groupings, params.get('by'))
  const [failure, setFailure] = useState<unknown>()
  const title = translate('upkeep.figures')
  useTitle(title)
  const [startTime, endTime] = lastDays(Number(days), Date.now() / 1000)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['editorFigures', startTime, endTime, unit],
    queryFn: ({ signal }) => api.call('editorDataBoard', { body: { startTime, endTime, unit }, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })
  const choose = (name: string, value: string | undefined) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        after.set(name, value ?? '')
        return after
      },
      { replace: true }
    )
  async function download() {
    setFailure(undefined)
    try {
      const query = { startTime, endTime, unit, by }
      const file = (await api.callAny('exportEditorDataBoard', { query })) as Blob
      keepFile(file, `${title}-${translate(`upkeep.by.${by}`)}-${formatDate(endTime)}.csv`)
    } catch (refusal) {
      setFailure(refusal)
    }
  }

  return (
    <TitledHead
      title={title}
      tools={<ActionButton onClick={() => void download()}>{translate('upkeep.download')}</ActionButton>}
    >
      <Card>
        <CardBody>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Choice
              onChange={value => choose('days', value)}
              label={translate('upkeep.span')}
              value={days}
              options={spans.map(count => ({
                value: String(count),
                label: translate('upkeep.days', { count })
              }))}
            />
            <Choice
              onChange={value => choose('by', value)}
              label={translate('upkeep.grouping')}
              value={by}
              options={groupings.map(value => ({ value, label: translate(`upkeep.by.${value}`) }))}
            />
            {by === 'period' && (
              <Choice
                onChange={value => choose('unit', value)}
                label={translate('upkeep.unit')}
                value={unit}
                options={units.map(value => ({ value, label: translate(`upkeep.units.${value}`) }))}
              />
            )}
          </Box>
          {failure !== undefined && <Notice kind="error" words={failureWords(failure, translate)} />}
          {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
          {error && <Failed error={error} onRetry={() => void refetch()} />}
          {data && !error && (
            <>
              <Lines board={data} by={by} startTime={startTime} />
              <PageTexts family="dataBoard">
                <Caveats total={data.total} />
              </PageTexts>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {data.countedAt === null
                  ? translate('upkeep.howNever')
                  : translate('upkeep.how', { at: formatTime(data.countedAt) })}
              </Typography>
            </>
          )}
        </CardBody>
      </Card>
    </TitledHead>
  )
}
