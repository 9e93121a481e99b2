import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { formatTime } from '../../derive/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { RecordState } from './RecordState.tsx'

/** How many records the account's page shows; the others stand on their board. */
const shown = 10

/** Lists what the platform did about an account, the newest first. */
export function RecordsOfAccount({ uid }: { uid: number }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { run } = useActions()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['handlingRecords', 'ofAccount', uid],
    queryFn: ({ signal }) => api.call('pageHandlingRecords', { body: { uid, rows: shown }, signal }),
    retry: false
  })
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!data) return <Failed error={error} onRetry={() => void refetch()} />
  if (data.list.length === 0) return <Typography>{translate('people.noRecords')}</Typography>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {data.list.map(record => (
          <Box
            component="li"
            key={record.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'baseline' }}
          >
            <Link component={RouterLink} to={`/handlingRecord?id=${record.id}`}>
              {labels('handleType', record.handleType)} · {record.ruleName}
            </Link>
            <RecordState state={record.state} />
            <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
              {formatTime(record.beginTime)} –{' '}
              {record.endTime === null ? translate('people.endless') : formatTime(record.endTime)}
            </Typography>
            {record.allowedActions.includes('endHandlingRecord') && (
              <ActionButton
                small
                label={translate('form.title', {
                  verb: translate('actions.endHandlingRecord.verb'),
                  object: record.ruleName
                })}
                onClick={() => run({ id: 'endHandlingRecord', record, object: record.ruleName })}
              >
                {translate('actions.endHandlingRecord.verb')}
              </ActionButton>
            )}
          </Box>
        ))}
      </Box>
      {data.total > shown && (
        <Link component={RouterLink} to={`/handlingRecords?uid=${uid}`}>
          {translate('people.allRecords', { count: data.total })}
        </Link>
      )}
    </>
  )
}
