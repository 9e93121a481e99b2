import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { formatTime, lastDays } from '../../fields/time.ts'
import { Lines } from './Lines.tsx'
import { Panel } from './Panel.tsx'

const shown = 5

/** Shows the messages of the reader's forums that were approved since yesterday. */
export function FreshPanel({ now }: { now: number }) {
  const translate = useTranslate()
  const [startTime] = lastDays(2, now)
  const filter = { display: 8, timeType: 1, startTime } as const
  const { data, error, refetch } = useQuery({
    queryKey: ['workTable', 'fresh', startTime],
    queryFn: ({ signal }) =>
      api.call('pageAns', { body: { ...filter, order: 'approvedAt:desc', page: 1, rows: 10 }, signal }),
    refetchInterval: 60_000,
    retry: false
  })
  const list = writeAddress({ filter, sort: { field: 'approvedAt', order: 'DESC' } })
  return (
    <Panel
      title={translate('workTable.fresh')}
      hint={
        data && data.total > 0 ? translate('workTable.freshCount', { smart_count: data.total }) : undefined
      }
      to={`/list-ans?${list}`}
    >
      <Lines
        lines={data?.list.slice(0, shown).map(({ tid, subject, forumName, approvedAt }) => ({
          key: String(tid),
          subject,
          to: `/taskMain?messageId=${tid}&${list}&list=list-ans`,
          notes: [forumName],
          end: approvedAt !== null && <time>{formatTime(approvedAt)}</time>
        }))}
        error={error}
        onRetry={() => void refetch()}
        empty={translate('workTable.noFresh')}
      />
    </Panel>
  )
}
