import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { keepFile } from '../../api/keepFile.ts'
import { formatDate, formatTime } from '../../derive/time.ts'
import { useNow } from '../../derive/useNow.ts'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { FormSection } from '../../widgets/parts/FormFrame.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { TitledHead } from '../parts/TitledHead.tsx'
import { Bars } from './Bars.tsx'
import { Caveats } from './Caveats.tsx'
import { Filters } from './Filters.tsx'
import { Lines } from './Lines.tsx'
import { listedAt } from './listed.ts'
import { MonthReport } from './MonthReport.tsx'
import { periodBefore } from './period.ts'
import { Totals } from './Totals.tsx'
import { useAsked, useFigures } from './useFigures.ts'

function Content() {
  const translate = useTranslate()
  const asked = useAsked(useNow())
  const { period, scope, unit, by, addressWith } = asked
  const { data, error, isPending, refetch } = useFigures(period, scope, unit)
  const { data: before } = useFigures(periodBefore(period), scope, unit)
  const [failure, setFailure] = useState<unknown>()
  const [isReport, setReport] = useState(false)
  const title = translate('dataBoard.title')
  useTitle(title)
  async function download() {
    setFailure(undefined)
    try {
      const query = { ...period, ...scope, unit, by }
      const file = (await api.callAny('exportDataBoard', { query })) as Blob
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
          <Filters asked={asked} />
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
            <MonthReport board={data} before={before} period={period} />
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
              {by === 'period' && (
                <Bars
                  bars={data.periods.map(({ from, messages, replied }) => ({
                    name: formatDate(from),
                    messages,
                    replied
                  }))}
                />
              )}
              <Lines
                board={data}
                by={by}
                period={period}
                unit={unit}
                scope={scope}
                addressWith={addressWith}
              />
              <Link component={RouterLink} to={listedAt(period, scope)}>
                {translate('dataBoard.openAll', { count: data.total.messages })}
              </Link>
            </FormSection>
            <Caveats total={data.total} />
            <Box sx={{ color: 'text.secondary', maxWidth: '48em' }}>
              <Typography variant="body2">{translate('dataBoard.how')}</Typography>
              <Typography variant="body2">{translate('dataBoard.listed')}</Typography>
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

/** The figures of the reader's group and of those below it: totals, a chart with its table, a file and a report. */
export const DataBoard = () => (
  <PageTexts family="dataBoard">
    <Content />
  </PageTexts>
)
