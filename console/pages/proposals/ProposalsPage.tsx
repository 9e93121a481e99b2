import type { DataOf } from '@board/client'
import { Box, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { Choice } from '../dataBoard/Choice.tsx'
import { TitledHead } from '../parts/TitledHead.tsx'
import { KindList } from './KindList.tsx'
import { LearntModels } from './LearntModels.tsx'
import { OutcomeTable } from './OutcomeTable.tsx'

export type Figures = DataOf<'proposalFigures'>

const spans = [30, 90] as const

/** Reads the span from the address: the last 30 or 90 days, or `undefined` for all. */
function useSpan() {
  const [params, setParams] = useSearchParams()
  const chosen = params.get('days')
  const days = chosen === 'all' ? undefined : (spans.find(span => String(span) === chosen) ?? 30)
  const change = (value = '30') => setParams({ days: value }, { replace: true })
  return { days, change }
}

function Content() {
  const translate = useTranslate()
  const { days, change } = useSpan()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['proposalFigures', days],
    queryFn: ({ signal }) => api.call('proposalFigures', { query: days ? { days } : {}, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })
  const title = translate('titles.proposals')
  useTitle(title)
  return (
    <TitledHead
      title={title}
      tools={
        <Box sx={{ display: 'flex', width: '10rem' }}>
          <Choice
            label={translate('proposals.span')}
            value={days ?? 'all'}
            options={[...spans, 'all' as const].map(value => ({
              value,
              label: translate(`proposals.spans.${value}`)
            }))}
            onChange={change}
          />
        </Box>
      }
    >
      <Typography sx={{ color: 'text.secondary', px: { xs: 3, sm: 0 } }}>
        {translate('proposals.about')}
      </Typography>
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && <Notice kind="error" words={failureWords(error, translate)} />}
      {data && (
        <>
          <LearntModels figures={data} onLearnt={() => void refetch()} />
          <KindList kinds={data.kinds} />
          <Card>
            <CardBody>
              <OutcomeTable figures={data} />
            </CardBody>
          </Card>
        </>
      )}
    </TitledHead>
  )
}

/** Shows how proposals were received, what they were learnt from, and the switch of each kind. */
export const ProposalsPage = () => (
  <PageTexts family="proposals">
    <Content />
  </PageTexts>
)
