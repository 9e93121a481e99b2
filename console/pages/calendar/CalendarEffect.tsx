import type { DataOf } from '@board/client'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'
import { failureWords, isPassing } from '../../api/failure.ts'
import type { WarningProps } from '../../derive/overrides.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'

/** The number of days that are listed. */
const listed = 40

/** Shows which days and how many open deadlines change, before holidays are put into use. */
export default function CalendarEffect({ onNeedless }: WarningProps) {
  const translate = useTranslate()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['previewCalendar'],
    queryFn: ({ signal }) => api.call('previewCalendar', { signal }),
    // deadlines come and go
    gcTime: 0,
    retry: false
  })
  const isNeedless = data?.isChanged === false
  useEffect(() => onNeedless?.(isNeedless), [isNeedless, onNeedless])
  return (
    <div role="status">
      {isFetching && <Typography>{translate('records.calendar.busy')}</Typography>}
      {!isFetching && error && (
        <Notice
          kind="error"
          words={failureWords(error, translate)}
          action={
            isPassing(error) ? (
              <ActionButton small onClick={() => void refetch()}>
                {translate('records.calendar.again')}
              </ActionButton>
            ) : undefined
          }
        />
      )}
      {!isFetching && data && <Effect preview={data} />}
    </div>
  )
}

function Effect({ preview }: { preview: DataOf<'previewCalendar'> }) {
  const translate = useTranslate()
  const { days, messages, assignments, isChanged } = preview
  if (!isChanged) return <Typography>{translate('records.calendar.none')}</Typography>
  if (days.length === 0) return <Typography>{translate('records.calendar.same')}</Typography>
  const rest = days.length - listed
  return (
    <>
      <Typography>{translate('records.calendar.effect', { messages, assignments })}</Typography>
      <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 1 }}>
        {translate('records.calendar.days', { smart_count: days.length })}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
          columnGap: 3,
          fontVariantNumeric: 'tabular-nums'
        }}
      >
        {days.slice(0, listed).map(({ date, becomes }) => (
          <li key={date}>
            {date} {translate(`records.calendar.${becomes}`)}
          </li>
        ))}
        {rest > 0 && <li>{translate('records.calendar.more', { smart_count: rest })}</li>}
      </Box>
    </>
  )
}
