import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { keepFile } from '../../api/keepFile.ts'
import { countWords } from '../../derive/list/counts.ts'
import { formatDate, formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { TitledHead } from '../parts/TitledHead.tsx'
import { Caveats } from './Caveats.tsx'
import { Chart } from './Chart.tsx'
import { listedAt } from './listed.ts'
import { MonthReport } from './MonthReport.tsx'
import { periodBefore } from './period.ts'
import type { Source } from './source.ts'
import { Totals } from './Totals.tsx'
import { type useAsked, useFigures } from './useFigures.ts'

interface Props {
  source: Source
  title: string
  /** The institution that the report names. */
  whose: string
  asked: ReturnType<typeof useAsked>
  /** The filters above the figures. */
  filters: ReactNode
}

/** Shows a data board: totals with their change, a chart with its table, caveats, a file to download and a report. */
export function FiguresBoard({ source, title, whose, asked, filters }: Props) {
  const translate = useTranslate()
  const { permissions } = useMe()
  const { period, scope, unit, by, addressWith } = asked
  const { data, error, isPending, refetch } = useFigures(source, period, scope, unit)
  const { data: before } = useFigures(source, periodBefore(period), scope, unit)
  const [failure, setFailure] = useState<unknown>()
  const [isReport, setReport] = useState(false)
  useTitle(title)
  const opens = source.list.permission === undefined || permissions.includes(source.list.permission)
  async function download() {
    setFailure(undefined)
    try {
      const query = { ...period, ...scope, unit, by }
      const file = (await api.callAny(source.file, { query })) as Blob
      keepFile(file, `${title}-${translate(`upkeep.by.${by}`)}-${formatDate(period.endTime)}.csv`)
    } catch (refusal) {
      setFailure(refusal)
    }
  }
  const isNarrowed = Object.keys(scope).length > 0
  return (
    <TitledHead
      title={title}
      tools={
        <>
          <ActionButton onClick={() => setReport(!isReport)}>
            {translate(isReport ? 'dataBoard.hideReport' : 'dataBoard.showReport')}
          </ActionButton>
          <ActionButton onClick={() => void download()}>{translate('upkeep.download')}</ActionButton>
        </>
      }
    >
      <Card>
        <CardBody>
          {filters}
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {translate('dataBoard.span', {
              from: formatDate(period.startTime),
              to: formatDate(period.endTime)
            })}
            {isNarrowed && (
              <>
                {' · '}
                <Link
                  component={RouterLink}
                  to={`?${addressWith({ groupId: undefined, fid: undefined, typeId: undefined, domainId: undefined })}`}
                >
                  {translate('dataBoard.clear')}
                </Link>
              </>
            )}
          </Typography>
          {failure !== undefined && <Notice kind="error" words={failureWords(failure, translate)} />}
          {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
          {error && <Failed error={error} onRetry={() => void refetch()} />}
          {data && !error && <Totals total={data.total} before={before?.total} />}
          {data && !error && data.total.messages === 0 && (
            <Notice
              kind="empty"
              words={translate('upkeep.noFigures')}
              hint={translate('dataBoard.emptyHint')}
            />
          )}
        </CardBody>
      </Card>
      {isReport && data && (
        <Card>
          <CardBody>
            <MonthReport board={data} before={before} period={period} whose={whose} />
            <div>
              <ActionButton tone="primary" onClick={() => window.print()}>
                {translate('dataBoard.print')}
              </ActionButton>
            </div>
          </CardBody>
        </Card>
      )}
      {data && !error && data.total.messages > 0 && (
        <Card>
          <CardBody>
            <FormSection title={translate(`dataBoard.charts.${by}`)}>
              <Chart source={source} asked={asked} board={data} before={before} opens={opens} />
              {opens && (
                <Link component={RouterLink} to={listedAt({ source, period, scope })}>
                  {translate('dataBoard.openAll', {
                    count: countWords(data.total.messages - data.total.deleted.messages)
                  })}
                </Link>
              )}
            </FormSection>
            <Caveats total={data.total} />
            <Box sx={{ color: 'text.secondary', maxWidth: '48em' }}>
              <Typography variant="body2">{translate('dataBoard.how')}</Typography>
              {opens && <Typography variant="body2">{translate('dataBoard.listed')}</Typography>}
              {opens && <Typography variant="body2">{translate('dataBoard.notListed')}</Typography>}
              <Typography variant="body2">{translate('dataBoard.caution')}</Typography>
              {data.countedAt !== null && (
                <Typography variant="body2">
                  {translate('dataBoard.countedAt', { at: formatTime(data.countedAt) })}
                </Typography>
              )}
            </Box>
          </CardBody>
        </Card>
      )}
    </TitledHead>
  )
}
