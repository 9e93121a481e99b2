import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { Lines } from './Lines.tsx'
import { Panel } from './Panel.tsx'

const shown = 3

/** Shows the hottest issues of the reader's messages; nothing if there is none. */
export function HotPanel() {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['listHotIssues', undefined],
    queryFn: ({ signal }) => api.call('listHotIssues', { signal }),
    retry: false
  })
  if (data?.list.length === 0) return null
  return (
    <Panel title={translate('titles.hotIssues')} hint={translate('workTable.hotHint')} to="/hotIssues">
      <Lines
        lines={data?.list.slice(0, shown).map(({ id, title, people, recentPeople, regionName }) => ({
          key: `${id}`,
          subject: title,
          to: `/hotIssue?id=${id}`,
          notes: [regionName, translate('workTable.hotRecent', { smart_count: recentPeople })],
          end: translate('workTable.hotPeople', { smart_count: people })
        }))}
        error={error}
        onRetry={() => void refetch()}
        empty=""
      />
    </Panel>
  )
}
