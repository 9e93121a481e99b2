import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'

interface Props {
  definition: { readonly key: string; readonly number: number }
}

/** Tells that a newer version of a process is deployed, with the way to it. Shows nothing for the newest version. */
export function NewerVersion({ definition: { key, number } }: Props) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['newestDefinition', key],
    queryFn: ({ signal }) => api.call('latestProcesses', { query: { key, page: 1, rows: 10 }, signal }),
    retry: false
  })
  const newest = data?.list.find(one => one.key === key)
  if (!newest || newest.number <= number) return null
  return (
    <Notice
      kind="info"
      words={translate('process.newer', { number: newest.number })}
      action={
        <ActionButton small tone="quiet" to={`/definition?id=${newest.id}`}>
          {translate('process.toNewer')}
        </ActionButton>
      }
    />
  )
}
