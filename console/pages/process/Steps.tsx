import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { formatTime } from '../../fields/time.ts'
import { toneOf } from '../../widgets/cells/tones.ts'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { durationOf } from '../parts/duration.ts'

/** Lists the steps of a process instance: each with its handler, the handler's comment and the time it took. */
export function Steps({ processInstanceId }: { processInstanceId: number }) {
  const translate = useTranslate()
  const labels = useLabels()
  const steps = useQuery({
    queryKey: ['instanceSteps', processInstanceId],
    queryFn: ({ signal }) => api.call('getTaskHandleDetailInfo', { query: { processInstanceId }, signal }),
    retry: false
  })
  if (steps.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (steps.isError) return <Failed error={steps.error} onRetry={() => void steps.refetch()} />
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
      {steps.data.map((step, at) => {
        const took = step.durationInSeconds === null ? undefined : durationOf(step.durationInSeconds)
        const facts = [
          step.assignee ?? translate('process.nobody'),
          formatTime(step.endTime ?? step.startTime),
          took && translate(`duration.${took.unit}`, { smart_count: took.count })
        ]
        return (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is
            key={at}
            sx={{ borderLeft: 4, borderColor: step.outcome === 'open' ? 'primary.main' : 'divider', pl: 4 }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
              <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {step.activityName}
              </Typography>
              <ToneWord tone={toneOf('workflowOutcome', step.outcome)}>
                {labels('workflowOutcome', step.outcome)}
              </ToneWord>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FactLine facts={facts} />
            </Typography>
            {step.comment && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {step.comment}
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
